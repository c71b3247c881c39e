import { ALBUM_LANGUAGES } from '@figurina/album';
import { expect, test } from 'vitest';
import { blueprints } from '../testing/content-blueprints.ts';
import { KNOWN_FINDINGS } from './known-findings.ts';
import { findingsIn, SIZES } from './made-albums.ts';

// In short: one language and two sizes each, one of them with answers, so that all of them come up. `read-albums.ts --full` takes all of all.
test.each(blueprints.map((blueprint, at) => [blueprint.id, blueprint, at] as const))(
  'albums made of %s have nothing in them that a reader would send back, but for what is known',
  (id, blueprint, at) => {
    const language = ALBUM_LANGUAGES[at % ALBUM_LANGUAGES.length]!;
    const sizes = [at, at + SIZES.length / 2].map((place) => SIZES[place % SIZES.length]!);
    const found = sizes.flatMap((people, half) => findingsIn(blueprint, { language, people, answered: half === 1 }));
    expect([...new Set(found.map(({ rule }) => rule))].sort()).toEqual((KNOWN_FINDINGS[id] ?? []).toSorted());
  },
);
