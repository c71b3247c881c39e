import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Every screen that an address leads to. */
const screens = [
  ...readFileSync(join(import.meta.dirname, 'routes.tsx'), 'utf8').matchAll(/import\('(\.[^']+\.tsx)'\)/g),
]
  .map(([, path]) => path!)
  .toSorted();

test('every page of the app sets its title, and its description with it', () => {
  expect(screens.length).toBeGreaterThan(15);
  const untitled = screens.filter(
    (path) => !/usePageTitle\(/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
  );
  expect(untitled).toEqual([]);
});
