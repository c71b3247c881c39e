import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stickerSchema, type Sticker } from '../document/sticker.ts';
import { nameKey } from './fold-name.ts';
import { fullName } from './full-name.ts';
import { matchUpload, type UploadedPerson } from './match-upload.ts';

const person = (id: string, name: string, sectionId = 'u15'): Sticker => stickerSchema.parse({ id, name, sectionId });
const upload = (part: Partial<UploadedPerson>): UploadedPerson => ({
  name: '',
  lastName: '',
  sectionId: null,
  stickerId: null,
  ...part,
});
const ROSTER = [
  person('can', 'Can Demir', 'elf'),
  person('helin', 'Helin Şahin'),
  person('max', 'Maximilian Albrecht', 'elf'),
  person('mira', 'Mira Öztürk'),
  person('jakob', 'Jakob Weiß', 'elf'),
  person('p1', 'Spieler 1'),
  person('p2', 'Spieler 2'),
];
const first = (part: Partial<UploadedPerson>) => matchUpload(upload(part), ROSTER)[0];

describe('matchUpload', () => {
  it.each([
    [{ name: 'Can', lastName: 'Demir' }, 'can', 'name', true],
    [{ name: ' can  DEMIR' }, 'can', 'name', true],
    [{ name: 'Helin', lastName: 'Sahin' }, 'helin', 'spelling', false],
    [{ name: 'Oeztuerk', lastName: 'Mira' }, 'mira', 'spelling', false],
    [{ name: 'Jakob', lastName: 'Weiss' }, 'jakob', 'spelling', false],
    [{ name: 'J.', lastName: 'Weiß' }, 'jakob', 'similar', false],
    [{ name: 'Maxi', sectionId: 'elf' }, 'max', 'only', false],
    [{ name: 'Maximillian', lastName: 'Albrecht' }, 'max', 'similar', false],
    [{ name: 'Whoever', stickerId: 'mira' }, 'mira', 'link', true],
  ])('takes %o for %s', (part, stickerId, reason, isExact) => {
    expect(first(part)).toMatchObject({ stickerId, reason, isExact });
  });

  it.each([{ name: 'Samira' }, { name: 'Spieler 3' }, { name: '' }, { name: 'Ma' }])('knows nobody for %o', (part) => {
    expect(first(part)).toBeUndefined();
  });

  it('is not sure between two of one name, nor about one of another chapter', () => {
    const twins = [person('a', 'Ada Kern'), person('b', 'Ada Kern'), person('c', 'Ada Kern', 'elf')];
    const [best] = matchUpload(upload({ name: 'Ada Kern', sectionId: 'u15' }), twins);
    expect(best).toMatchObject({ stickerId: 'a', isExact: false });
    expect(matchUpload(upload({ name: 'Ada Kern', sectionId: 'elf' }), twins)[0]).toMatchObject({
      stickerId: 'c',
      isExact: true,
    });
    expect(matchUpload(upload({ name: 'Can Demir', sectionId: 'u15' }), ROSTER)[0]).toMatchObject({
      stickerId: 'can',
      isInChapter: false,
      isExact: false,
    });
  });

  // Without an e: after a vowel it may stand for an umlaut, which is another matter.
  const word = fc.stringMatching(/^[A-DF-Z][a-df-zäöüçł]{3,8}$/);
  const names = fc.uniqueArray(fc.tuple(word, word), {
    minLength: 1,
    maxLength: 12,
    selector: ([a, b]) => nameKey(`${a} ${b}`),
  });

  it('finds everybody by their own name, in whatever order the roster is, and whatever the case', () => {
    fc.assert(
      fc.property(names, fc.nat(), fc.boolean(), (pairs, at, upper) => {
        const roster = pairs.map(([a, b], index) => person(`s${index}`, `${a} ${b}`));
        const wanted = at % pairs.length;
        const [a, b] = pairs[wanted]!;
        const said = upload({ name: upper ? a.toLowerCase() : a, lastName: b, sectionId: 'u15' });
        const matches = matchUpload(said, roster);
        expect(matches[0]).toMatchObject({ stickerId: `s${wanted}`, reason: 'name', isExact: true });
        expect(matchUpload(said, roster.toReversed())).toEqual(matches);
      }),
    );
  });

  it('finds everybody with the words the other way round and umlauts written out, but never blindly', () => {
    const spelled = (text: string) =>
      text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ç', 'c');
    fc.assert(
      fc.property(names, fc.nat(), (pairs, at) => {
        const roster = pairs.map(([a, b], index) => person(`s${index}`, `${a} ${b}`));
        const wanted = at % pairs.length;
        const [a, b] = pairs[wanted]!;
        fc.pre(a !== b);
        const [best] = matchUpload(upload({ name: spelled(b), lastName: spelled(a) }), roster);
        expect(best).toMatchObject({ stickerId: `s${wanted}`, reason: 'spelling', isExact: false });
      }),
    );
  });

  it('proposes a name that lost one letter', () => {
    fc.assert(
      fc.property(names, fc.nat(), fc.nat(), (pairs, at, cut) => {
        const roster = pairs.map(([a, b], index) => person(`s${index}`, `${a} ${b}`));
        const wanted = at % pairs.length;
        const [a, b] = pairs[wanted]!;
        const place = 1 + (cut % (b.length - 1));
        const slipped = b.slice(0, place) + b.slice(place + 1);
        fc.pre(slipped.length >= 4);
        const found = matchUpload(upload({ name: a, lastName: slipped }), roster);
        expect(found.map(({ stickerId }) => stickerId)).toContain(`s${wanted}`);
      }),
    );
  });

  it('fits a sticker whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (name, lastName) => {
        expect(fullName({ name, lastName }).length).toBeLessThanOrEqual(30);
      }),
    );
  });
});
