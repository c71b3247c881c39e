import { expect, test } from 'vitest';
import { aLargeAlbum, anAlbum } from '../../testing/index.ts';
import type { NodeId } from '../document/ids.ts';
import { spreadOrder } from '../print/page-size.ts';
import { spreadOfNode } from '../commands/tree.ts';
import { preflight } from './preflight.ts';
import { spreadFindings } from './spread-findings.ts';

test('a spread has the findings of its own elements alone', () => {
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'good' })
    .cell({ x: 60, y: 60, sticker: 'Ada', photo: [1000, 1400] })
    .spread({ id: 'bad' })
    .text('In the fold', { id: 'folded', x: 200, y: 100, width: 60 })
    .spread({ id: 'last' })
    .build();
  expect(spreadFindings(album, 'good' as NodeId)).toEqual([]);
  expect(spreadFindings(album, 'bad' as NodeId).map(({ rule, nodeId }) => [rule, nodeId])).toEqual([['P27', 'folded']]);
});

test('all spreads together say what the preflight of the album says of elements', () => {
  const album = aLargeAlbum(600);
  const key = ({ rule, nodeId, stickerId }: { rule: string; nodeId: unknown; stickerId: unknown }): string =>
    [rule, nodeId, stickerId].join();
  const placed = preflight(album, 'editor').filter(({ nodeId, values, severity }) => {
    return severity !== 'hint' && nodeId !== null && spreadOfNode(album, nodeId) !== null && values['side'] !== 'cut';
  });
  const bySpread = spreadOrder(album).flatMap((spread) => spreadFindings(album, spread));
  expect(bySpread.map(key).toSorted()).toEqual(placed.map(key).toSorted());
});
