import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import { toParts } from '../document/to-parts.ts';
import { applyPatch } from './apply-patch.ts';
import { invertPatch } from './invert-patch.ts';
import type { Patch } from './patch.ts';

const node = (id: string) => id as NodeId;

describe('applyPatch', () => {
  it('sets a prop, replaces only that record and answers with the way back', () => {
    const album = anAlbum().section().spread().rectangle({ id: 'a', x: 1 }).rectangle({ id: 'b' }).build();
    const { a, b } = { a: album.nodes.get(node('a')), b: album.nodes.get(node('b')) };
    const inverse = applyPatch(album, [{ part: 'workspace', path: 'nodes/a/props/x', value: 9 }]);
    expect(album.nodes.get(node('a'))).toEqual({ ...a, props: { ...a!.props, x: 9 } });
    expect(a!.props).toMatchObject({ x: 1 });
    expect(album.nodes.get(node('b'))).toBe(b);
    expect(inverse).toEqual([{ part: 'workspace', path: 'nodes/a/props/x', value: 1 }]);
  });

  it('keeps the lists of children sorted through creating, moving, reordering and removing', () => {
    const album = anAlbum()
      .section()
      .spread({ id: 'p' })
      .rectangle({ id: 'a' })
      .rectangle({ id: 'c' })
      .spread({ id: 'q' })
      .build();
    const order = (id: string) => album.nodes.get(node(id))!.order;
    const stored = { id: 'b', type: 'Circle', parent: 'p', order: `${order('a')}5`, props: { width: 7 } } as const;
    applyPatch(album, [{ part: 'workspace', path: 'nodes/b', value: stored }]);
    expect(album.childIds(node('p'))).toEqual(['a', 'b', 'c']);
    expect(album.nodes.get(node('b'))!.props).toMatchObject({ width: 7, height: 100 });
    applyPatch(album, [{ part: 'workspace', path: 'nodes/a/order', value: 'zz' }]);
    expect(album.childIds(node('p'))).toEqual(['b', 'c', 'a']);
    applyPatch(album, [{ part: 'workspace', path: 'nodes/c/parent', value: 'q' }]);
    expect(album.childIds(node('p'))).toEqual(['b', 'a']);
    expect(album.childIds(node('q'))).toEqual(['c']);
    applyPatch(album, [{ part: 'workspace', path: 'nodes/b', removed: true }]);
    expect(album.childIds(node('p'))).toEqual(['a']);
  });

  it('knows who uses a sticker, a picture, a chapter', () => {
    const album = anAlbum()
      .section('T', { id: 't' })
      .spread()
      .cell({ id: 'x', sticker: 'Ada', photo: [9, 9] })
      .cell({ id: 'y' })
      .build();
    expect([...album.nodesUsing('sticker', 's1')]).toEqual(['x']);
    expect([...album.stickersUsing('image', 'i1')]).toEqual(['s1']);
    expect([...album.stickersUsing('section', 't')]).toEqual(['s1']);
    const inverse = applyPatch(album, [
      { part: 'workspace', path: 'nodes/x/props/stickerId', value: null },
      { part: 'workspace', path: 'nodes/y/props/stickerId', value: 's1' },
      { part: 'stickers', path: 's1/image', value: null },
    ]);
    expect([...album.nodesUsing('sticker', 's1')]).toEqual(['y']);
    expect(album.stickersUsing('image', 'i1').size).toBe(0);
    applyPatch(album, inverse);
    expect([...album.nodesUsing('sticker', 's1')]).toEqual(['x']);
    expect([...album.stickersUsing('image', 'i1')]).toEqual(['s1']);
  });

  it('writes every part, and removing a field sets its default', () => {
    const album = anAlbum().section().spread().rectangle({ id: 'a', x: 5 }).sticker('Ada').image({ id: 'i9' }).build();
    const before = toParts(album);
    const patch: Patch = [
      { part: 'workspace', path: 'nodes/a/props/x', removed: true },
      { part: 'stickers', path: 's1/name', value: 'Grace' },
      { part: 'stickers', path: 's2', value: { name: 'Alan', sectionId: 'front-section' } },
      { part: 'images', path: 'i9', removed: true },
      { part: 'colors', path: '3', value: '#123456' },
      { part: 'colors', path: '7', value: '#abcdef' },
      { part: 'fonts', path: 'title', value: { family: 'Oswald' } },
      { part: 'sticker_template_settings', path: 'id', value: 'gold' },
    ];
    const foreseen = invertPatch(album, patch);
    const inverse = applyPatch(album, patch);
    expect(album.nodes.get(node('a'))!.props).toMatchObject({ x: 0 });
    expect(album.stickers.get('s1' as StickerId)!.name).toBe('Grace');
    expect(album.stickers.get('s2' as StickerId)).toMatchObject({ id: 's2', name: 'Alan', cscale: 1 });
    expect(album.images.size).toBe(0);
    expect([album.colors.get('3'), album.colors.get('7')]).toEqual(['#123456', '#abcdef']);
    expect(album.fonts.get('title')).toEqual({ family: 'Oswald', bold: false });
    expect(album.settings.id).toBe('gold');
    expect(foreseen).toEqual(inverse);
    applyPatch(album, inverse);
    expect(toParts(album)).toEqual(before);
  });

  it('leaves alone what is not there', () => {
    const album = anAlbum().build();
    const before = toParts(album);
    const inverse = applyPatch(album, [
      { part: 'workspace', path: 'nodes/gone/props/x', value: 1 },
      { part: 'workspace', path: 'nodes/gone', removed: true },
      { part: 'workspace', path: 'nodes/front/props/nonsense', value: 1 },
      { part: 'stickers', path: 'gone/name', value: 'x' },
      { part: 'images', path: 'gone', removed: true },
    ]);
    expect(inverse).toEqual([]);
    expect(toParts(album)).toEqual(before);
  });
});
