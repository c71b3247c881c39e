import type { NodeId } from '@figurina/album';
import { describe, expect, it } from 'vitest';
import { itemsIn, stripLayout } from './strip-layout.ts';

const chapter = (name: string, count: number, isStatic = false) => ({
  id: name as NodeId,
  name,
  isStatic,
  spreadIds: Array.from({ length: count }, (_, at) => `${name}${at}` as NodeId),
});
const album = stripLayout([chapter('front', 1, true), chapter('A', 48), chapter('B', 50), chapter('back', 1, true)]);

describe('the strip', () => {
  it('numbers pages as the album does, covers being single pages', () => {
    expect(album.items.map(({ pages }) => pages).slice(0, 3)).toEqual(['1', '2-3', '4-5']);
    expect(album.items.at(-1)).toMatchObject({ pages: '198', isCover: true, width: 55 });
  });

  it('puts nothing upon another, and chapters further apart', () => {
    for (const [at, item] of album.items.entries()) {
      const next = album.items[at + 1];
      if (!next) continue;
      expect(next.x - item.x - item.width).toBe(next.chapter === item.chapter ? 14 : 26);
    }
    const [cover, first, second] = album.labels;
    // A cover by itself is narrower than “Umschlag”.
    expect(cover!.width).toBe(73);
    expect(first!.x + first!.width).toBeLessThan(second!.x);
  });

  it('shows about as many as there is room for', () => {
    const seen = itemsIn(album, 5000, 1000);
    expect(seen.length).toBeLessThan(14);
    expect(seen[0]!.x).toBeLessThan(5000);
    expect(seen.at(-1)!.x).toBeGreaterThan(5950);
  });

  it('leaves out sections without pages', () => {
    expect(stripLayout([chapter('front', 1, true), chapter('empty', 0)]).labels).toHaveLength(1);
  });
});
