import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Selectors that are one class and nothing else: what a sheet calls its own. */
function ownClasses(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g);
  return [...rules].flatMap(([, selectors = '']) =>
    selectors.split(/,(?![^(]*\))/).flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []),
  );
}

test('a class is of one style sheet: all that were loaded once hold for every screen', () => {
  const owners = new Map<string, Set<string>>();
  for (const path of globSync('**/*.css', { cwd: SOURCES }))
    for (const name of ownClasses(readFileSync(join(SOURCES, path), 'utf8')))
      owners.set(name, (owners.get(name) ?? new Set()).add(path));
  expect(owners.size).toBeGreaterThan(500);
  expect([...owners].filter(([, sheets]) => sheets.size > 1).map(([name, sheets]) => [name, ...sheets])).toEqual([]);
});
