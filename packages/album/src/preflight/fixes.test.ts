import { expect, test } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import type { AlbumDocument } from '../document/album.ts';
import { NOTHING_MEASURED } from '../geometry/measured.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import type { PreflightRule } from './finding.ts';
import { fixOf, safeFixes } from './fixes.ts';
import { preflight } from './preflight.ts';

const start = () => anAlbum().section().spreads(9);
const rulesOf = (document: AlbumDocument): PreflightRule[] => preflight(document, 'order').map(({ rule }) => rule);
/** Of what is found at an element: that nobody is collected in these albums, only a person can mend. */
const fixFirst = (document: AlbumDocument) => {
  const finding = preflight(document, 'order').find(({ nodeId }) => nodeId !== null);
  return fixOf(document, finding!, NOTHING_MEASURED);
};
const face = { x: 0.4, y: 0.1, width: 0.2, height: 0.2 };

test('what is safe is mended together in one patch, whose inverse brings all back', () => {
  const document = start()
    .rectangle({ id: 'area', x: 0, y: 0, width: 460, height: 60, scale: 1, fill: 3 })
    .text('In the fold', { id: 'folded', x: 230, y: 100, width: 40 })
    .text('At the edge', { id: 'edge', x: 1, y: 292, width: 40, height: 8, autosize: false })
    .element('Line', { id: 'thin', x: 20, y: 150, width: 60, strokeWidth: 0.1, scale: 0.5 })
    .text('small', { id: 'small', x: 20, y: 200, width: 60, size: 6, color: '#1d3557' })
    .cell({ id: 'cell', x: 60, y: 220, width: 40, height: 56 })
    .cell({ id: 'unseen', x: 300, y: 220, width: 40, height: 56, sticker: 'Ida', photo: [1000, 1400], hidden: true })
    .image({ id: 'photo', model: 'sticker', details: { width: 1000, height: 1800, face } })
    .sticker('Ada', { image: 'photo', cy: -0.02, cscale: 1.05 })
    .build();
  expect(new Set(rulesOf(document))).toEqual(
    new Set(['P5', 'P25', 'P26', 'P27', 'small_text', 'cell_empty', 'sticker_unplaced', 'sticker_hidden']),
  );
  const { patch, count } = safeFixes(document, preflight(document, 'order'), NOTHING_MEASURED);
  // The cell and the one who waits for it are one fix.
  expect(count).toBe(8);
  const inverse = applyPatch(document, patch);
  expect(rulesOf(document)).toEqual([]);
  const props = (id: string) => document.nodes.get(id as never)!.props as unknown as Record<string, number>;
  expect(props('area')).toMatchObject({ x: -2, y: -2, width: 464, height: 62 });
  // By the shorter way.
  expect(props('folded')['x']).toBeCloseTo(236.51, 2);
  expect(props('edge')).toMatchObject({ x: 3.01, y: 285.99 });
  applyPatch(document, inverse);
  expect(rulesOf(document)).toContain('P27');
});

test('what only a person can decide is not safe, or not offered', () => {
  const box = { y: 100, width: 60, height: 20, autosize: false };
  const far = start()
    .text('Across the fold', { id: 't', x: 200, ...box })
    .build();
  expect(fixFirst(far)).toMatchObject({ isSafe: false });
  const crowded = start()
    .text('In the fold', { id: 't', x: 226, ...box })
    .text('Neighbour', { x: 290, ...box })
    .build();
  expect(fixFirst(crowded)).toMatchObject({ isSafe: false });
  const onArea = start()
    .rectangle({ x: 225, y: 95, width: 62, height: 30, fill: 3 })
    .text('In the fold', { x: 226, ...box })
    .build();
  expect(fixFirst(onArea)).toMatchObject({ isSafe: false });
  const locked = start()
    .text('In the fold', { x: 226, ...box, locked: true })
    .build();
  expect(fixFirst(locked)).toBeNull();
  const wide = start().text('Too wide', { x: 20, y: 100, width: 420, height: 20, autosize: false }).build();
  expect(fixFirst(wide)).toBeNull();
  const light = start().text('small', { x: 20, y: 50, width: 60, size: 6, color: '#ffd166' }).build();
  expect(fixFirst(light)).toBeNull();
  const bare = start()
    .picture({ x: 60, y: -2, width: 100, height: 100, pixels: [1000, 1000], face: { ...face, y: 0 } })
    .build();
  expect(fixFirst(bare)).toBeNull();
});

test('a sharper version of the same picture is offered, and never taken unseen', () => {
  const document = start()
    .image({ id: 'small', original_image_id: 'large' }, [300, 300])
    .image({ id: 'large' }, [1500, 1500])
    .image({ id: 'other' }, [3000, 3000])
    .picture({ id: 'p', x: 20, y: 20, width: 100, height: 100, image: 'small' })
    .build();
  const sharper = fixFirst(document);
  expect(sharper).toEqual({
    patch: [{ part: 'workspace', path: 'nodes/p/props/image', value: 'large' }],
    isSafe: false,
  });
});
