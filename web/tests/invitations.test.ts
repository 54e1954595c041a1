import { expect, test } from "vitest";
import { inviteAddress, previewToken } from "../src/invitations";

test("a link to friends has the invite behind the # and a token that is none before it", async () => {
  const token = await previewToken("secret");
  expect(token).toMatch(/^[0-9a-f]{16}$/);
  const link = inviteAddress("k3v9", "secret", token);
  expect(link).toBe(`/table/k3v9?p=${token}#invite=secret`);
  expect(link.split("#")[0]).not.toContain("secret");
});

test("the server makes the same token of an invite", async () => {
  expect(await previewToken("abc")).toBe("6c5cc058db677b3a");
});

test("without an invite the address is that of the table", async () => {
  expect(inviteAddress("k3v9", null, await previewToken(""))).toBe("/table/k3v9");
});
