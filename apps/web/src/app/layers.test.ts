import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '../..');
const layersIn = (path: string) => /^\s*@layer ([^;{]+);/m.exec(readFileSync(join(WEB, path), 'utf8'))?.[1];

test('the page sets the order of the layers before any sheet, as the style sheet of the shell does', () => {
  expect(layersIn('index.html')).toBe('reset, mantine, figurina, app');
  expect(layersIn('../../packages/ui/src/style.css')).toBe(layersIn('index.html'));
});
