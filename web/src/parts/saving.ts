/** Files that the page itself makes, saved as the browser saves any other. */

export function saveBytes(bytes: BlobPart, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes]));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

export const saveText = (text: string, name: string): void => saveBytes(text, name);
