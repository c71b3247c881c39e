import { describe, expect, it } from 'vitest';
import { followPalette, paletteWord, readPaletteWord, type ColorPair } from './follow-palette.ts';
import { paletteOf } from './palette-presets.ts';

const OWN = ['#0e3b3c', '#ee7f66', '#e3b341', '#b7ccc3', '#efeae0'] as const;
const LAWN = ['#0f332b', '#1f7a45', '#f5d442', '#d5efdd', '#ffffff'] as const;
const colorsOf = (five: readonly [string, string, string, string, string]) => new Map(Object.entries(paletteOf(five)));

/** Drawn with one fill: what it becomes in these colours. */
function shown(color: string, drawn: readonly string[] = OWN): string {
  const pairs = readPaletteWord(paletteWord(drawn, colorsOf(LAWN)))!;
  return followPalette(`<path fill="${color}"/>`, pairs).slice(12, 19);
}

describe('a drawing in the colours of the album', () => {
  it('exchanges the five colours that it was drawn in, however they are written', () => {
    expect(OWN.map((color) => shown(color))).toEqual(LAWN);
    expect(shown('#EE7F66')).toBe('#1f7a45');
    expect(followPalette('<stop stop-color="#fff"/>', [['#ffffff', '#d5efdd']])).toBe('<stop stop-color="#d5efdd"/>');
  });

  it('makes of a shade of a colour the same shade of the other one', () => {
    const [dark, light] = [shown('#a8533f'), shown('#f7bfb2')];
    const green = (color: string) => Number.parseInt(color.slice(3, 5), 16);
    const red = (color: string) => Number.parseInt(color.slice(1, 3), 16);
    for (const color of [dark, light]) expect(green(color)).toBeGreaterThan(red(color));
    expect(green(dark)).toBeLessThan(0x7a);
    expect(green(light)).toBeGreaterThan(0x7a);
  });

  it('takes a shade for that of the colour of its hue, however near another one is', () => {
    // Light brass beside brass and blush.
    const pairs: ColorPair[] = [
      ['#ebbbae', '#00ff00'],
      ['#b5863a', '#f5d442'],
    ];
    expect(followPalette('#d9b96f', pairs)).toMatch(/^#f/);
  });

  it('leaves plain white and black, colours of nothing in the palette, and those that its pages name', () => {
    for (const color of ['#ffffff', '#000000', '#7a4fa0']) expect(shown(color)).toBe(color);
    expect(shown('#faf6ea')).not.toBe('#faf6ea');
    expect(shown('#faf6ea', [...OWN, '#faf6ea'])).toBe('#faf6ea');
  });

  it('has no word of its own where the album has the colours that it was drawn in', () => {
    expect(paletteWord(OWN, colorsOf(OWN))).toBe('');
    expect(paletteWord([...OWN, '#123456'], colorsOf(OWN))).toBe('');
    const one = paletteWord(OWN, colorsOf(['#0e3b3c', '#ee7f66', '#e3b341', '#000080', '#efeae0']));
    expect(readPaletteWord(one)?.filter(([own, now]) => own !== now)).toEqual([['#b7ccc3', '#000080']]);
  });

  it('keeps its own colour where the album has one that can be seen through', () => {
    const seen = paletteWord(OWN, colorsOf(['#0e3b3c', '#ee7f6680', '#111111', '#b7ccc3', '#efeae0']));
    expect(readPaletteWord(seen)?.slice(1, 3)).toEqual([
      ['#ee7f66', '#ee7f66'],
      ['#e3b341', '#111111'],
    ] satisfies ColorPair[]);
  });

  it('reads no other word', () => {
    for (const word of ['', 'red', '123456', '123456-12345', '123456-123456.', '<svg>-123456', '123456-"onload'])
      expect(readPaletteWord(word)).toBeNull();
  });
});
