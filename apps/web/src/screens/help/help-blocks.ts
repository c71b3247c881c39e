export type HelpBlock = { kind: 'text'; text: string } | { kind: 'list'; items: readonly string[] };

/** The paragraphs and lists of a help text. */
export function helpBlocks(text: string): HelpBlock[] {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    return lines.every((line) => line.startsWith('- '))
      ? { kind: 'list', items: lines.map((line) => line.slice(2)) }
      : { kind: 'text', text: block };
  });
}
