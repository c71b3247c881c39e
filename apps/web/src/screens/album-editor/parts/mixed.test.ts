import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { commonProp, MIXED } from './mixed.ts';

test('values are common, mixed, or not there', () => {
  const document = anAlbum()
    .section('Team')
    .spread()
    .rectangle({ id: 'a', opacity: 0.5, fill: { type: 'linear', colors: [2, 3], direction: 0 } })
    .rectangle({ id: 'b', opacity: 1, fill: { type: 'linear', colors: [2, 3], direction: 0 } })
    .build();
  const nodes = ['a', 'b'].map((id) => document.nodes.get(id as never)!);
  expect(commonProp(nodes, 'opacity')).toBe(MIXED);
  expect(commonProp(nodes, 'fill')).toEqual({ type: 'linear', colors: [2, 3], direction: 0 });
  expect(commonProp(nodes, 'stickerId')).toBeUndefined();
});
