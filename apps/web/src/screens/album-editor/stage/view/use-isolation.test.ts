import { anAlbum } from '@figurina/album/testing';
import type { NodeId } from '@figurina/album';
import { expect, test } from 'vitest';
import { besideGroup } from './use-isolation.ts';

test('all that is not in the group, nor around it, is dimmed', () => {
  const album = anAlbum()
    .section('Team')
    .spread()
    .rectangle({ id: 'ground' })
    .group(
      (outer) =>
        outer.rectangle({ id: 'neighbour' }).group((inner) => inner.rectangle({ id: 'inside' }), { id: 'inner' }),
      { id: 'outer' },
    )
    .spread()
    .rectangle({ id: 'elsewhere' })
    .build();
  expect(besideGroup(album, 'inner' as NodeId)).toEqual(['neighbour', 'ground']);
  expect(besideGroup(album, 'outer' as NodeId)).toEqual(['ground']);
});
