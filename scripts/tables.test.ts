/** What pages name is there: files, folders, and in tables the tests that prove each sentence of the specification. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const files = globSync('{apps,packages,e2e,scripts}/**/*.{test,e2e}.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist', '**/dist/**'],
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

/** Made by a build, and not there before. */
const MADE = 'apps/web/dist';
/** Files with their folders as pages write them: without `src`. `web` is short for the editor's screen. */
const written = globSync(['*', '.*', '{apps,packages,e2e,scripts,bench,content,deploy,docs}/**/*'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist', '**/dist/**'],
}).map((path) =>
  `/${path}`.replaceAll('/src/', '/').replace('/apps/web/screens/album-editor/', '/apps/web/screens/album-editor/web/'),
);
const isThere = (name: string): boolean => {
  const end = `/${name}`.replaceAll('/src/', '/').replace(/\/(src)?$/, '');
  const inEditor = end.replace('/apps/web/screens/album-editor/', '/apps/web/screens/album-editor/web/');
  return written.some((path) => path.endsWith(inEditor) || path.endsWith(`${inEditor}.e2e.ts`));
};
/** `a/{b,c}.ts` is two files. */
const spelledOut = (name: string): string[] => {
  const [, before = '', list, after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(name) ?? [];
  return list === undefined ? [name] : list.split(',').flatMap((one) => spelledOut(`${before}${one}${after}`));
};

test('every file of code and every folder that a page names is there', () => {
  const named = globSync(['README.md', 'CONTRIBUTING.md', '{docs,content}/**/*.md'], { cwd: ROOT }).flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`(\w[\w./{},-]+)`/g)]
      .flatMap(([, name = '']) => spelledOut(name))
      .filter((name) =>
        /^(apps|packages|e2e|scripts|bench|content|deploy|docs)\/|[\w-]\.(tsx?|mjs|cjs|css)$/.test(name),
      )
      .map((name) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(1000);
  expect(named.filter(({ name }) => name !== MADE && !isThere(name))).toEqual([]);
});

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
