import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { contrastRatio, readableInk } from './readable-ink.ts';
import { resolveColor, resolvePaint } from './resolve-color.ts';

describe('colours', () => {
  const { colors } = anAlbum().colors({ '3': '#aabbcc' }).build();

  it('of an index come from the album, hex values stand for themselves', () => {
    expect([resolveColor(colors, 3), resolveColor(colors, '#123456'), resolveColor(colors, 60)]).toEqual([
      '#aabbcc',
      '#123456',
      '#000000',
    ]);
    expect(resolvePaint(colors, { type: 'linear', colors: [3, '#000000'], direction: 0 })).toEqual([
      '#aabbcc',
      '#000000',
    ]);
    expect(resolvePaint(colors, null)).toEqual([]);
  });

  it('contrast as WCAG counts', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#abcdef', '#abcdef')).toBe(1);
  });

  it('have an ink that can be read on them', () => {
    expect([readableInk('#ffff00'), readableInk('#1d3557'), readableInk('#ffffff', ['#cccccc', '#444444'])]).toEqual([
      '#000000',
      '#ffffff',
      '#444444',
    ]);
  });
});
