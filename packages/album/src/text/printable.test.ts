import { describe, expect, it } from 'vitest';
import { isRightToLeft } from './direction.ts';
import { splitEmoji } from './emoji.ts';
import { drawable, rareLetters, unprintable } from './printable.ts';

/** A letter of the private area, one of a script that nobody reads any more, and a number that is no letter. */
const NOBODYS = ['\uE123', '𐎠', '\u0378'];

describe('letters', () => {
  it('that every family has are not rare', () => {
    expect(rareLetters('Łukasz Żółć – Großmutter, „Çà“ 12 €')).toBe('');
    expect(rareLetters('Дима и Ди')).toBe('Дима');
  });

  it('of the scripts of the world can be printed, also those that nobody sees', () => {
    for (const name of [
      'Олександра Їжак',
      'Γιώργος Ξένος',
      'Nguyễn Thị Hương',
      'فاطمة الزهراء',
      'יצחק כהן',
      'प्रिया कृष्णन',
      '歐陽麗華',
      '辻 健太',
      'さくら ミカ',
      '김민준',
      'พิมพ์ชนก',
      'Անի',
      'ნინო',
      'மீனா',
      'অনিকা',
      'ሰላም',
      'Kim 👩🏽‍🚀 🇩🇪 1️⃣ ❤️ ⚽',
      '★ → □',
      'a\u00ADb\u200Bc\u202Fd\u3000e\uFEFF\tf',
    ])
      expect(unprintable(name), name).toEqual([]);
  });

  it('that no font has are named, and drawn as a box', () => {
    const name = `Mia ${NOBODYS.join('')}${NOBODYS[0]}`;
    expect(unprintable(name)).toEqual(NOBODYS);
    expect(drawable(name)).toBe('Mia □□□□');
    expect(drawable('Mia')).toBe('Mia');
  });
});

it('emoji are found as wholes', () => {
  const pieces = splitEmoji('Kim ⚽️👩🏽‍🚀🇩🇪1️⃣ 7 ✌🏽♥');
  expect(pieces.filter(({ isEmoji }) => isEmoji).map(({ words }) => words)).toEqual(['⚽️', '👩🏽‍🚀', '🇩🇪', '1️⃣', '✌🏽']);
  expect(pieces.map(({ words }) => words).join('')).toBe('Kim ⚽️👩🏽‍🚀🇩🇪1️⃣ 7 ✌🏽♥');
});

it('a text runs as its first letter does', () => {
  expect(['محمد 7', '7 נועה', 'Mia محمد', '123', ''].map(isRightToLeft)).toEqual([true, true, false, false, false]);
});
