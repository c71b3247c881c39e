import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import type { NodeId } from '../document/ids.ts';
import { boundsInSpread, orientedBox, ownBox, selectionBounds, selectionFrame } from './bounds.ts';

const id = (name: string) => name as NodeId;
const near = (value: number) => expect.closeTo(value, 6) as number;

describe('the bounds of nodes', () => {
  const document = anAlbum()
    .section()
    .spread({ id: 'spread' })
    .rectangle({ id: 'turned', x: 100, y: 100, width: 40, height: 20, rotation: 90 })
    .rectangle({ id: 'grown', x: 10, y: 10, width: 40, height: 20, scale: 2 })
    .text('a tall text', { id: 'text', x: 0, y: 200, width: 50, height: 20 })
    .group(
      (album) =>
        album
          .rectangle({ id: 'child', x: 0, y: 0, width: 10, height: 10 })
          .circle({ id: 'other', x: 20, y: 0, width: 10, height: 30 })
          .group((inner) => inner.rectangle({ id: 'deep', x: 5, y: 5, width: 2, height: 2 }), {
            id: 'inner',
            x: 1,
            y: 1,
          }),
      { id: 'group', x: 200, y: 50, rotation: 90, scale: 2 },
    )
    .group((album) => album, { id: 'empty', x: 5, y: 5 })
    .comment('look', { id: 'comment', x: 300, y: 20 })
    .build();

  it('turn about the middle and grow from the top left', () => {
    expect(boundsInSpread(document, id('turned'))).toEqual({ x: 110, y: 90, width: 20, height: 40 });
    expect(boundsInSpread(document, id('grown'))).toEqual({ x: 10, y: 10, width: 80, height: 40 });
  });

  it('go through groups, which turn about their own origin', () => {
    expect(ownBox(document, id('group'))).toEqual({ x: 0, y: 0, width: 30, height: 30 });
    expect(boundsInSpread(document, id('child'))).toEqual({ x: 180, y: 50, width: 20, height: 20 });
    expect(boundsInSpread(document, id('deep'))).toEqual({ x: 184, y: 62, width: 4, height: 4 });
    expect(boundsInSpread(document, id('group'))).toEqual({ x: 140, y: 50, width: 60, height: 60 });
    expect(boundsInSpread(document, id('empty'))).toBeUndefined();
  });

  it('take the measured height of an autosized text', () => {
    const measured = (node: NodeId) => (node === 'text' ? 77 : undefined);
    expect(boundsInSpread(document, id('text'), measured)).toEqual({ x: 0, y: 200, width: 50, height: 77 });
    expect(boundsInSpread(document, id('text'))?.height).toBe(20);
  });

  it('make one frame of a selection: turned for one node, upright for several', () => {
    expect(orientedBox(document, id('turned'))).toEqual({
      centre: { x: near(120), y: near(110) },
      width: near(40),
      height: near(20),
      rotation: 90,
    });
    expect(selectionBounds(document, [id('turned'), id('grown')])).toEqual({ x: 10, y: 10, width: 120, height: 120 });
    expect(selectionFrame(document, [id('turned'), id('comment')])?.rotation).toBe(0);
    expect(selectionFrame(document, [])).toBeUndefined();
  });

  it('know that a cover is a single page', () => {
    expect(boundsInSpread(document, id('front'))).toEqual({ x: 0, y: 0, width: 230, height: 297 });
    expect(boundsInSpread(document, id('spread'))).toEqual({ x: 0, y: 0, width: 460, height: 297 });
  });
});
