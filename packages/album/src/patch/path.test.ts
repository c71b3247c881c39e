import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartName } from '../document/album.ts';
import { patchesOverlap, PathSet, pathsOverlap, readPath, touchedRecords } from './path.ts';

describe('readPath', () => {
  it.each<[PartName, string, ReturnType<typeof readPath>]>([
    ['workspace', 'nodes/n1', { table: 'nodes', id: 'n1', field: null, isProp: false }],
    ['workspace', 'nodes/n1/parent', { table: 'nodes', id: 'n1', field: 'parent', isProp: false }],
    ['workspace', 'nodes/n1/props/x', { table: 'nodes', id: 'n1', field: 'x', isProp: true }],
    ['stickers', 's1/name', { table: 'stickers', id: 's1', field: 'name', isProp: false }],
    ['colors', '3', { table: 'colors', id: '3', field: null, isProp: false }],
    ['sticker_template_settings', 'id', { table: 'settings', id: '', field: 'id', isProp: false }],
  ])('knows %s:%s', (part, path, place) => expect(readPath(part, path)).toEqual(place));

  it.each<[PartName, string]>([
    ['workspace', 'root'],
    ['workspace', 'nodes'],
    ['workspace', 'nodes/'],
    ['workspace', 'nodes/n1/type'],
    ['workspace', 'nodes/n1/props'],
    ['workspace', 'nodes/n1/props/fill/colors'],
    ['stickers', 's1/'],
    ['stickers', 's1/id'],
    ['images', 'i1/details/width'],
    ['fonts', 'title/family'],
  ])('knows no %s:%s', (part, path) => expect(readPath(part, path)).toBeNull());
});

describe('overlap', () => {
  it('is the same path, or one inside the other, not one that begins alike', () => {
    expect(pathsOverlap('workspace:nodes/a', 'workspace:nodes/a')).toBe(true);
    expect(pathsOverlap('workspace:nodes/a/props/x', 'workspace:nodes/a')).toBe(true);
    expect(pathsOverlap('workspace:nodes/a', 'workspace:nodes/ab')).toBe(false);
    expect(pathsOverlap('workspace:nodes/a/props/x', 'workspace:nodes/a/props/y')).toBe(false);
    expect(pathsOverlap('stickers:a', 'images:a')).toBe(false);
  });

  it('of a set is the overlap with one of its paths, also after some have left', () => {
    const path = fc
      .constantFrom('a', 'ab', 'a/b', 'a/bc', 'a/b/c', 'a/b/d', 'b', 'b/c')
      .map((tail) => `workspace:nodes/${tail}`);
    fc.assert(
      fc.property(fc.array(path), fc.array(path), path, (added, removed, asked) => {
        const set = new PathSet(added);
        const left = [...added];
        for (const gone of removed) {
          set.remove(gone);
          const at = left.indexOf(gone);
          if (at >= 0) left.splice(at, 1);
        }
        expect(set.overlaps(asked)).toBe(left.some((other) => pathsOverlap(other, asked)));
        expect(set.size).toBe(new Set(left).size);
      }),
    );
  });

  it('of two patches is that of any two of their paths', () => {
    const change = (path: string) => [{ part: 'workspace', path, value: 1 } as const];
    expect(patchesOverlap(change('nodes/a'), change('nodes/a/props/x'))).toBe(true);
    expect(patchesOverlap(change('nodes/a'), change('nodes/b'))).toBe(false);
  });
});

it('touchedRecords names every record once', () => {
  const touched = touchedRecords([
    { part: 'workspace', path: 'nodes/a/props/x', value: 1 },
    { part: 'workspace', path: 'nodes/a/order', value: 'V' },
    { part: 'sticker_template_settings', path: 'id', value: 'gold' },
  ]);
  expect(touched).toEqual([
    { table: 'nodes', id: 'a' },
    { table: 'settings', id: '' },
  ]);
});
