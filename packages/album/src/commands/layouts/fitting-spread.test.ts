import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { GENERAL_LAYOUTS } from '../../layouts/general-layouts.ts';
import type { Layout } from '../../layouts/layout.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import { applyLayout, layoutLosses } from './apply-layout.ts';
import { isRefused } from '../command.ts';
import { currentLayout, fittingSpread } from './fitting-spread.ts';

const spreadId = 'spread' as NodeId;

/** A second spread of a chapter with this many people on it. */
function album(people: number, doubles = 0): AlbumDocument {
  const made = anAlbum().section('Team').spread().spread({ id: 'spread' });
  for (let at = 0; at < people; at++)
    made.cell({ x: 10 + at * 60, y: 10, sticker: `P${at}`, doubleSticker: at < doubles });
  return made.build();
}

let made = 0;
function apply(document: AlbumDocument, layout: Layout): void {
  const makeId = () => `made${(made += 1)}`;
  const patch = applyLayout(document, { spreadId, layout, layouts: GENERAL_LAYOUTS, makeId });
  if (isRefused(patch)) throw new Error(patch.code);
  applyPatch(document, patch);
}

const fitting = (document: AlbumDocument) => fittingSpread(document, spreadId, GENERAL_LAYOUTS);

describe('the layouts that fit a spread', () => {
  it.each([1, 2, 3, 4, 5, 6, 8, 12, 17, 24])('take everybody, with %i on it', (people) => {
    const document = album(people);
    for (const layout of fitting(document))
      expect(layoutLosses(document, { spreadId, layout, layouts: GENERAL_LAYOUTS }).stickers).toBe(0);
    expect(fitting(document)[0]?.stickers).toBe(people);
    expect(fitting(document).length).toBeGreaterThanOrEqual(people === 24 ? 1 : 3);
  });

  it('have room for doubles, pictures and words', () => {
    const couple = album(2, 2);
    for (const layout of fitting(couple))
      expect(layoutLosses(couple, { spreadId, layout, layouts: GENERAL_LAYOUTS }).stickers).toBe(0);
    expect(fitting(couple).map(({ id }) => id)).toEqual(expect.arrayContaining(['pair-0-2', 'two-doubles']));
    const document = anAlbum()
      .section()
      .spread()
      .spread({ id: 'spread' })
      .picture({ x: 10 })
      .picture({ x: 200 })
      .text('Our story', { y: 100 })
      .build();
    for (const { slots } of fitting(document))
      expect(slots.filter(({ kind }) => kind === 'image').length).toBeGreaterThanOrEqual(2);
  });

  it('are openers only where a chapter begins', () => {
    const roles = (document: AlbumDocument) => new Set(fitting(document).map(({ role }) => role));
    expect(roles(album(1))).not.toContain('opener');
    expect(roles(anAlbum().section().spread({ id: 'spread' }).build())).toContain('opener');
  });

  it('stay the same from one to the next, so that going through them comes around', () => {
    const document = album(6, 1);
    const first = fitting(document).map(({ id }) => id);
    for (const layout of fitting(document)) {
      apply(document, layout);
      expect(currentLayout(document, spreadId, GENERAL_LAYOUTS)).toBe(layout);
      expect(fitting(document).map(({ id }) => id)).toEqual(first);
    }
  });
});
