/** The tables of docs name the tests that prove each sentence of the specification: every one of them is there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = globSync('{apps,packages,e2e,scripts}/**/*.{test,e2e}.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**'],
});
const plain = (words: string): string => words.replaceAll('’', "'").replaceAll(/\s+/g, ' ').toLowerCase();
const said = files.map((file) => plain(readFileSync(join(ROOT, file), 'utf8'))).join('\n');

/** The last cell of every row: where its sentence is proved. */
const proofsIn = (pages: string): { page: string; proof: string }[] =>
  globSync(pages, { cwd: ROOT }).flatMap((page) =>
    readFileSync(join(ROOT, page), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => ({ page, proof: line.split('|').at(-2) ?? '' })),
  );

test('every file of tests that a table names is there', () => {
  const named = proofsIn(
    'docs/{{canvas,people,design,together}/*,security,asvs,document-rules,together,shop,operations}.md',
  ).flatMap(({ page, proof }) =>
    [...proof.matchAll(/`([^`{}]+?)`/g)].flatMap(([, name = '']) =>
      /\.test\.tsx?$|^e2e\//.test(name)
        ? [
            {
              page,
              name: name
                .split('/')
                .at(-1)!
                .replace(/\.e2e\.ts$/, ''),
            },
          ]
        : [],
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  const gone = named.filter(({ name }) => !files.some((file) => file.split('/').at(-1)!.startsWith(name)));
  expect(gone).toEqual([]);
});

test('every test that a table quotes is there', () => {
  const quoted = proofsIn(
    'docs/{canvas/*,together/*,security,asvs,document-rules,together,shop,operations,print}.md',
  ).flatMap(({ page, proof }) => [...proof.matchAll(/“([^”]+)”/g)].map(([, words = '']) => ({ page, words })));
  expect(quoted.length).toBeGreaterThan(100);
  const gone = quoted.filter(
    ({ words }) =>
      !said.includes(
        plain(words)
          .replace(/^… ?/, '')
          .replace(/[ ,.]*…?$/, ''),
      ),
  );
  expect(gone).toEqual([]);
});
