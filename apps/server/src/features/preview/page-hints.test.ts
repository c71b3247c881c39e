import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createPageHints } from './page-hints.ts';

const dist = mkdtempSync(join(tmpdir(), 'figurina-hints-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const MANIFEST = {
  'src/early-preview/send-for-preview.ts': { file: 'assets/early-1.js', isEntry: true, imports: ['_token.js'] },
  'src/screens/album-preview/AlbumPreviewScreen.tsx': {
    file: 'assets/screen-1.js',
    imports: ['_react.js', '_book.js'],
    dynamicImports: ['../../packages/drawing/src/fonts/font-files.ts', 'src/screens/start/StartScreen.tsx'],
    css: ['assets/screen-1.css'],
  },
  '_token.js': { file: 'assets/token-1.js' },
  '_react.js': { file: 'assets/react-1.js' },
  '_book.js': { file: 'assets/book-1.js', imports: ['_react.js'], css: ['assets/book-1.css'] },
  '../../packages/drawing/src/fonts/font-files.ts': { file: 'assets/font-files-1.js' },
  '../../packages/locales/src/compiled/pl/book.ts': { file: 'assets/book-pl.js' },
  '../../packages/locales/src/compiled/de/book.ts': { file: 'assets/book-de.js' },
  'src/screens/start/StartScreen.tsx': { file: 'assets/start-1.js' },
};
const PAGE = '<link rel="modulepreload" crossorigin href="/assets/react-1.js">';
const named = (text: string): string[] => [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, name]) => name!);

test('the page of a preview link names all that its screen needs, each once, and nothing that the app names itself', async () => {
  const hintsOf = createPageHints(dist);
  const before = await hintsOf('not built', 'pl');
  expect([named(before.first.text), named(before.ahead.text)]).toEqual([[], []]);
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  const { first, ahead } = await hintsOf(PAGE, 'pl');
  expect(named(first.text)).toEqual(['/assets/early-1.js', '/assets/token-1.js']);
  expect(named(ahead.text)).toEqual([
    '/assets/screen-1.css',
    '/assets/book-1.css',
    '/assets/screen-1.js',
    '/assets/book-1.js',
    '/assets/font-files-1.js',
    '/assets/book-pl.js',
  ]);
});
