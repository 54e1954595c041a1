/** The text in which a host says who runs the server. */

export interface Paragraph {
  readonly heading: boolean;
  readonly lines: readonly string[];
}

/** Blank lines part paragraphs; a line that begins with `# ` is a heading. */
export function paragraphs(text: string): Paragraph[] {
  const found: Paragraph[] = [];
  let lines: string[] = [];
  const end = (): void => {
    if (lines.length > 0) found.push({ heading: false, lines });
    lines = [];
  };
  for (const line of text.split("\n").map((each) => each.trim())) {
    const heading = /^#+ (.+)$/u.exec(line)?.[1];
    if (line === "" || heading !== undefined) end();
    if (heading !== undefined) found.push({ heading: true, lines: [heading] });
    else if (line !== "") lines.push(line);
  }
  end();
  return found;
}
