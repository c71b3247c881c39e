import { describe, expect, it } from 'vitest';
import { fileFault, hasTooManyPixels, nameFromFile, PHOTOS } from './check-files.ts';

const file = (name: string, type: string, size = 500_000) => ({ name, type, size });

describe('files that are dropped', () => {
  it('are taken by type or, where the browser knows none, by their ending', () => {
    for (const type of ['jpeg', 'png', 'svg+xml', 'webp', 'avif', 'gif']) {
      expect(fileFault(file('a', `image/${type}`))).toBeNull();
    }
    expect(fileFault(file('IMG_0001.HEIC', ''))).toBeNull();
    expect(fileFault(file('list.pdf', 'application/pdf'))).toBe('type');
    expect(fileFault(file('movie', ''))).toBe('type');
  });

  it('are photos where a sticker takes one: no drawing, no animation', () => {
    for (const type of ['jpeg', 'png', 'webp', 'avif', 'heic']) {
      expect(fileFault(file('a', `image/${type}`), PHOTOS)).toBeNull();
    }
    expect(fileFault(file('IMG_0001.HEIC', ''), PHOTOS)).toBeNull();
    expect(fileFault(file('logo.svg', 'image/svg+xml'), PHOTOS)).toBe('type');
    expect(fileFault(file('dance.gif', 'image/gif'), PHOTOS)).toBe('type');
  });

  it('are at least 0.0001 MB and at most 64 MB, decimal', () => {
    expect(fileFault(file('a.png', 'image/png', 100))).toBeNull();
    expect(fileFault(file('a.png', 'image/png', 99))).toBe('too_small');
    expect(fileFault(file('a.png', 'image/png', 64_000_000))).toBeNull();
    expect(fileFault(file('a.png', 'image/png', 64_000_001))).toBe('too_large');
  });

  it('have at most 100 million pixels', () => {
    expect(hasTooManyPixels({ width: 10_000, height: 10_000 })).toBe(false);
    expect(hasTooManyPixels({ width: 10_001, height: 10_000 })).toBe(true);
  });

  it('give stickers their name', () => {
    expect(nameFromFile('Müller_Jörg-2.JPG')).toBe('Müller Jörg 2');
    expect(nameFromFile('ada.lovelace.png')).toBe('ada.lovelace');
    expect(nameFromFile('.png')).toBe('.png');
  });
});
