/**
 * `node scripts/run.mjs apps/server/src/cli/read-albums.ts [ID …] [--language de,fr] [--people 12,50] [--rule hint,twice] [--full]`:
 * makes albums of every blueprint, or of those that are named (a part of the id is enough), with and without answers to its
 * questions, reads them as a customer will, and prints what must not be printed: by rule, with the spread, the layout and
 * the words. German with 12 and 50 people if nothing else is said, `--full` all languages and sizes. The exit code is 1 where
 * anything was found.
 */
import { parseArgs } from 'node:util';
import { ALBUM_LANGUAGES } from '@figurina/album';
import { READING_RULES, readBlueprints } from '../features/blueprints/index.ts';
import { findingsIn, SIZES } from './made-albums.ts';
import { stop } from './program.ts';

const { values, positionals: ids } = parseArgs({
  options: {
    language: { type: 'string' },
    people: { type: 'string' },
    rule: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { language: only, people, rule, full } = values;
const languages = ALBUM_LANGUAGES.filter((one) => (only ? only.split(',').includes(one) : full || one === 'de'));
const sizes = people?.split(',').map(Number) ?? (full ? SIZES : [12, 50]);
const rules = READING_RULES.filter((one) => !rule || rule.split(',').includes(one));
const blueprints = (await readBlueprints()).filter(
  ({ id }) => ids.length === 0 || ids.some((part) => id.includes(part)),
);
if (languages.length === 0 || rules.length === 0 || blueprints.length === 0 || sizes.some((size) => !(size > 0)))
  stop('Usage: read-albums.ts [ID …] [--language de,fr] [--people 12,50] [--rule hint,twice] [--full]');

const albums = languages.flatMap((language) =>
  sizes.flatMap((size) => [false, true].map((answered) => ({ language, people: size, answered }))),
);
const table = blueprints.map((blueprint) => {
  // What is found in several albums is said once, with the first of them.
  const found = new Map<
    string,
    { readonly rule: string; readonly line: string; readonly first: string; times: number }
  >();
  for (const made of albums)
    for (const { rule: kind, spread, layout, words } of findingsIn(blueprint, made)) {
      if (!rules.includes(kind)) continue;
      const line = `${layout}: ${words.replaceAll('\n', ' / ').slice(0, 160)}`;
      const key = `${kind} ${line}`;
      const first = `${made.language} ${made.people}${made.answered ? ' answered' : ''}, spread ${spread}`;
      const known = found.get(key) ?? { rule: kind, line, first, times: 0 };
      known.times += 1;
      found.set(key, known);
    }
  const counts = rules.map((kind) => {
    const all = [...found.values()].filter((one) => one.rule === kind);
    if (all.length > 0) console.log(`\n${blueprint.id}, ${kind}`);
    for (const { line, first, times } of all) console.log(`  ${line} (${first}${times > 1 ? `, ${times} times` : ''})`);
    return all.length;
  });
  return { id: blueprint.id, counts };
});

const WIDTH = 8;
const row = (name: string, cells: readonly (string | number)[]): string =>
  name.padEnd(26) + cells.map((cell) => String(cell || '·').padStart(WIDTH)).join('');
console.log(`\n${row('', rules)}`);
for (const { id, counts } of table) console.log(row(id, counts));
const sums = rules.map((_, at) => table.reduce((sum, { counts }) => sum + counts[at]!, 0));
console.log(row('together', sums));
process.exitCode = sums.some((sum) => sum > 0) ? 1 : 0;
