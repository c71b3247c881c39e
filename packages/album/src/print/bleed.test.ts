import { describe, expect, it } from 'vitest';
import { BLEED, pageBoxes, SLUG } from './bleed.ts';
import { softcoverSheet } from './softcover-sheet.ts';

describe('page boxes', () => {
  it('lie in one another: trim, bleed around it, slug around that', () => {
    expect(pageBoxes({ width: 50, height: 70 }, { bleed: BLEED, slug: SLUG })).toEqual({
      media: { x: 0, y: 0, width: 70, height: 90 },
      bleed: { x: 8, y: 8, width: 54, height: 74 },
      trim: { x: 10, y: 10, width: 50, height: 70 },
    });
  });

  it('are one without bleed, which marks need', () => {
    const { media, bleed, trim } = pageBoxes({ width: 230, height: 297 }, { bleed: 0, slug: 0 });
    expect([bleed, trim]).toEqual([media, media]);
    expect(() => pageBoxes({ width: 230, height: 297 }, { bleed: 0, slug: 8 })).toThrow('marks need bleed');
  });
});

it('the softcover is both covers and the spine, with pages 2 and 2S - 3 inside', () => {
  expect(softcoverSheet(13)).toEqual({
    width: 461.4,
    height: 297,
    spine: 1.4,
    folds: [230, 231.4],
    outside: { left: 24, right: 1 },
    inside: { left: 2, right: 23 },
  });
});
