/** The data map as people read it: a table a group, in docs/privacy.md between two marks. */
import { GROUPS } from './data-map.ts';
import { columnsOf, GROUNDS, type TableNote } from './table-note.ts';

const MARKS = ['<!-- data map: written by `node scripts/run.mjs apps/server/src/cli/data-map.ts` -->', '<!-- end -->'] as const;

/** The document with the map as it is now. */
export function withMap(document: string): string {
  const [from, to] = [document.indexOf(MARKS[0]), document.indexOf(MARKS[1])];
  if (from < 0 || to < from) throw new Error('docs/privacy.md has no place for the data map');
  return `${document.slice(0, from)}${MARKS[0]}\n\n${writeMap()}\n${document.slice(to)}`;
}

function writeMap(): string {
  return Object.entries(GROUPS)
    .map(([title, notes]) =>
      [
        `### ${title}`,
        '',
        '| table | whose | personal data | why | ground | how long | who sees it | what erases it |',
        '|---|---|---|---|---|---|---|---|',
        ...Object.entries(notes).map(([table, note]) => line(table, note)),
        '',
      ].join('\n'),
    )
    .join('\n');
}

function line(table: string, { whose, personal, why, ground, kept, seen, erased }: TableNote): string {
  const columns = columnsOf(personal)
    .map((column) => `\`${column}\``)
    .join(' ');
  return `| \`${table}\` | ${whose} | ${columns || '–'} | ${why} | ${GROUNDS[ground]} | ${kept} | ${seen} | ${erased} |`;
}
