import { ALBUM_LANGUAGES } from '@figurina/album';
import { expect, test } from 'vitest';
import { readBlueprints } from '../features/blueprints/index.ts';
import { KNOWN_FINDINGS } from './known-findings.ts';
import { findingsIn, SIZES } from './made-albums.ts';

const blueprints = await readBlueprints();

// In short: one language and two sizes each, one of them with answers, so that all of them come up. `read-albums.ts --full` takes all of all.
test('a made album of every blueprint has nothing in it that a reader would send back, but for what is known', () => {
  const broken = blueprints.map((blueprint, at) => {
    const language = ALBUM_LANGUAGES[at % ALBUM_LANGUAGES.length]!;
    const sizes = [at, at + SIZES.length / 2].map((place) => SIZES[place % SIZES.length]!);
    const found = sizes.flatMap((people, half) => findingsIn(blueprint, { language, people, answered: half === 1 }));
    return [blueprint.id, [...new Set(found.map(({ rule }) => rule))].sort()] as const;
  });
  const known = blueprints.map(({ id }) => [id, (KNOWN_FINDINGS[id] ?? []).toSorted()] as const);
  expect(Object.fromEntries(broken)).toEqual(Object.fromEntries(known));
});
