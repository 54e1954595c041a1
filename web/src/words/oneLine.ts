/** What somebody did, in one line: the name is left out, and what was done twice is told once. */
export function oneLine(sentences: readonly string[], name: string): string {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    const plain = sentence.replace(/\.$/, "");
    const act = plain.startsWith(`${name} `) ? plain.slice(name.length + 1) : plain;
    if (act !== "") counts.set(act, (counts.get(act) ?? 0) + 1);
  }
  const told = [...counts].map(([act, count]) => (count > 1 ? `${act} (${count}×)` : act));
  return told.length > 0 ? `${told.join("; ")}.` : "";
}
