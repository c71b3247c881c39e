import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { Box } from './box.ts';
import { lassoField, nodesAt, pathAt } from './hit-testing.ts';
import { applyMatrix } from './matrix.ts';
import { spreadMatrix } from './node-matrix.ts';
import { layerOf, stackingOrder } from './stacking.ts';

const spread = 'spread' as NodeId;
const onSpread = () => anAlbum().section().spread({ id: 'spread' });

describe('stackingOrder', () => {
  it('puts shapes, cells, grouped text, what is always on top, texts and comments above each other', () => {
    const document = onSpread()
      .comment('!', { id: 'comment' })
      .text('text', { id: 'text' })
      .rectangle({ id: 'top', alwaysOnTop: true })
      .group((album) => album.rectangle().text('inside'), { id: 'grouped text' })
      .group((album) => album.cell(), { id: 'grouped cell' })
      .cell({ id: 'cell' })
      .group((album) => album.rectangle(), { id: 'group' })
      .picture({ id: 'picture' })
      .build();
    expect(stackingOrder(document, spread)).toEqual([
      'group',
      'picture',
      'grouped cell',
      'cell',
      'grouped text',
      'top',
      'text',
      'comment',
    ]);
    expect(layerOf(document, document.nodes.get('grouped text' as NodeId)!)).toBe('grouped-text');
  });
});

describe('nodesAt', () => {
  it('finds what lies under the pointer, topmost first, in turned groups too', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 0, max: 359 }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (groupTurn, turn, across, down) => {
          const document = onSpread()
            .rectangle({ id: 'ground', x: -500, y: -500, width: 1500, height: 1500, fill: '#ffffff' })
            .group(
              (album) => album.rectangle({ id: 'child', x: 9, y: 4, width: 30, height: 12, rotation: turn, fill: 2 }),
              { id: 'group', x: 200, y: 100, rotation: groupTurn, scale: 1.7 },
            )
            .build();
          const matrix = spreadMatrix(document, 'child' as NodeId);
          const inside = applyMatrix(matrix, { x: 30 * across, y: 12 * down });
          expect(nodesAt(document, spread, inside)).toEqual(['group', 'ground']);
          expect(pathAt(document, spread, inside)).toEqual(['group', 'child']);
          expect(nodesAt(document, 'group' as NodeId, inside)).toEqual(['child']);
          const outside = applyMatrix(matrix, { x: 30 * across, y: -0.5 });
          expect(nodesAt(document, spread, outside)).toEqual(['ground']);
        },
      ),
    );
  });

  it('takes an outline by its line and a thin line by its tolerance', () => {
    const document = onSpread()
      .circle({ id: 'ring', width: 100, height: 50, stroke: '#000000', strokeWidth: 4 })
      .element('Line', { id: 'line', x: 200, y: 10, width: 100, height: 1, strokeWidth: 0.25 })
      .build();
    expect(nodesAt(document, spread, { x: 50, y: 25 })).toEqual([]);
    expect(nodesAt(document, spread, { x: 50, y: 1 })).toEqual(['ring']);
    expect(nodesAt(document, spread, { x: 2, y: 2 })).toEqual([]);
    expect(nodesAt(document, spread, { x: 250, y: 12 })).toEqual([]);
    expect(nodesAt(document, spread, { x: 250, y: 12 }, { tolerance: 2 })).toEqual(['line']);
  });

  it('passes over what is hidden, and over comments without a size', () => {
    const document = onSpread()
      .rectangle({ hidden: true, fill: 2 })
      .comment('!', { id: 'comment', x: 5, y: 5 })
      .build();
    expect(nodesAt(document, spread, { x: 10, y: 10 })).toEqual([]);
    expect(nodesAt(document, spread, { x: 10, y: 10 }, { commentSize: 30 })).toEqual(['comment']);
  });
});

describe('lassoField', () => {
  const inLasso = (document: AlbumDocument, lasso: Box) => lassoField(document, spread)(lasso).map(({ id }) => id);

  it('takes what it touches, but nothing locked or hidden', () => {
    const document = onSpread()
      .rectangle({ id: 'touched', x: 10, y: 10, width: 20, height: 20 })
      .rectangle({ id: 'locked', x: 10, y: 10, width: 20, height: 20, locked: true })
      .element('Line', { id: 'line', x: 0, y: 5, width: 50, height: 0 })
      .rectangle({ id: 'far', x: 100, y: 10, width: 20, height: 20 })
      .build();
    const lasso = { x: 25, y: 0, width: 30, height: 40 };
    expect(inLasso(document, lasso)).toEqual(['touched', 'line']);
  });

  it('leaves what is turned out while it only touches the free corners of the box around it', () => {
    const document = onSpread()
      .rectangle({ id: 'turned', x: 100, y: 100, width: 100, height: 10, rotation: 45 })
      .group((album) => album.rectangle({ x: 0, width: 10, height: 10 }).rectangle({ x: 90, y: 90, width: 10 }), {
        id: 'group',
        x: 300,
        y: 100,
      })
      .build();
    expect(inLasso(document, { x: 116, y: 120, width: 10, height: 20 })).toEqual([]);
    expect(inLasso(document, { x: 116, y: 70, width: 30, height: 30 })).toEqual(['turned']);
    expect(inLasso(document, { x: 340, y: 120, width: 10, height: 20 })).toEqual([]);
    expect(inLasso(document, { x: 300, y: 100, width: 1, height: 1 })).toEqual(['group']);
  });
});
