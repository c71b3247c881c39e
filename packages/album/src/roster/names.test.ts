import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, foldName, nameKey } from './fold-name.ts';
import { guessEncoding } from './guess-encoding.ts';
import { shortenName, shortenText, STICKER_TEXT_MAX } from './shorten-name.ts';
import { areSimilar } from './similar-names.ts';

describe('nameKey', () => {
  it.each([
    ['Max Müller', 'MUELLER, Max'],
    ['Max Müller', 'max muller'],
    ['Jürgen Groß-Öttinger', 'gross oettinger juergen'],
    ['Łukasz Żółć', 'lukasz zolc'],
    ["Siobhán O'Connor", 'siobhan oconnor'],
    ['Bjørn Ærø', 'bjorn aero'],
    ['Işık Çağlar', 'isik caglar'],
    ['José  da Silva', 'Da Silva José'],
  ])('sees %s and %s as one', (a, b) => {
    expect(nameKey(a)).toBe(nameKey(b));
  });

  it('tells different people apart', () => {
    expect(nameKey('Anna Meier')).not.toBe(nameKey('Anne Meier'));
  });

  it('folds what is folded to itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldName(foldName(text).normalize('NFC'))).toBe(foldName(text));
      }),
    );
  });
});

describe('editDistance', () => {
  it('counts slips', () => {
    expect(editDistance('meier', 'meyer', 2)).toBe(1);
    expect(editDistance('meier', 'meire', 2)).toBe(1);
    expect(editDistance('anna', 'hannah', 2)).toBe(2);
    expect(editDistance('anna', 'maximilian', 2)).toBe(3);
  });

  it('is the same both ways, and 0 only for equal texts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (a, b) => {
        expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
        expect(editDistance(a, b, 20) === 0).toBe(a === b);
      }),
    );
  });
});

describe('areSimilar', () => {
  it.each([
    ['J. Weiß', 'Jakob Weiß'],
    ['Noah Yilmaz', 'Noah Yılmaz'],
    ['Kristina Kowalski', 'Christina Kowalski'],
    ['Anna Maria Schmidt', 'Anna Schmidt'],
  ])('takes %s and %s for one', (a, b) => {
    expect(areSimilar(a, b)).toBe(true);
  });

  it.each([
    ['Spieler 1', 'Spieler 2'],
    ['Jan', 'Jon'],
    ['Emil Brandt', 'Emma Brandt'],
    ['J. Weiß', 'Mira Weiß'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(areSimilar(a, b)).toBe(false);
  });
});

describe('shortenName', () => {
  it('shortens as little as it must', () => {
    expect(shortenName('Emil Brandt')).toBe('Emil Brandt');
    expect(shortenName('Maximiliane von der Oppenheim-Aue')).toBe('Maximiliane Oppenheim-Aue');
    expect(shortenName('Johann Sebastian Ferdinand Brandt')).toBe('Johann S. F. Brandt');
    expect(shortenName('Maximiliane Großkreutz-Oberländer')).toBe('Maximiliane Großkreutz');
  });

  it('always fits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (name) => {
        expect(shortenName(name).length).toBeLessThanOrEqual(STICKER_TEXT_MAX);
      }),
    );
  });

  it('cuts texts between words', () => {
    expect(shortenText('Abteilungsleiterin Kundendienst, Nord', 30)).toBe('Abteilungsleiterin');
    expect(shortenText('Donaudampfschifffahrtsgesellschaftskapitän', 30)).toHaveLength(30);
  });
});

describe('guessEncoding', () => {
  it('knows marks, UTF-8 and windows-1252', () => {
    expect(guessEncoding(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41))).toBe('utf-8');
    expect(guessEncoding(Uint8Array.of(0xff, 0xfe, 0x41, 0))).toBe('utf-16le');
    expect(guessEncoding(Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72))).toBe('windows-1252');
    expect(guessEncoding(Uint8Array.of(0x4d, 0xc3))).toBe('utf-8');
    expect(guessEncoding(Uint8Array.of(0xc0, 0xaf))).toBe('windows-1252');
  });

  it('takes every text written in UTF-8 for that, cut anywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(60), (text, cut) => {
        const bytes = new TextEncoder().encode(text.toWellFormed());
        fc.pre(!(bytes[0] === 0xfe || bytes[0] === 0xff));
        expect(guessEncoding(bytes.subarray(0, cut))).toBe('utf-8');
      }),
    );
  });
});
