import { describe, expect, it } from 'vitest';
import { matchPhotos } from './match-photos.ts';

const rowsOf = (...people: [name: string, photo?: string][]) =>
  people.map(([name, photo = ''], index) => ({ line: index + 1, name, position: '', chapter: '', photo }));

function found(people: [name: string, photo?: string][], files: string[]) {
  const { byLine, unmatched } = matchPhotos(rowsOf(...people), files);
  const shown = [...byLine.values()].map((match) =>
    match.kind === 'found' ? match.file : match.kind === 'doubtful' ? [...match.candidates] : match.kind,
  );
  return { shown, unmatched };
}

describe('matchPhotos', () => {
  it('goes by the photo column: any case, with or without folder and ending', () => {
    const files = ['Saison/Brandt_E.JPG', 'weiß.jpeg', 'IMG_2241.HEIC', 'rest.png'];
    const people: [string, string][] = [
      ['Emil Brandt', 'brandt_e.jpg'],
      ['Jakob Weiß', 'Weiss'],
      ['Can Demir', 'fotos\\img_2241.heic'],
      ['Mira Öztürk', 'oeztuerk.jpg'],
    ];
    expect(found(people, files)).toEqual({
      shown: ['Saison/Brandt_E.JPG', 'weiß.jpeg', 'IMG_2241.HEIC', 'missing'],
      unmatched: ['rest.png'],
    });
  });

  it.each([
    ['Max Müller', 'mueller-max.jpg'],
    ['Max Müller', 'Max_Muller_2024_final.png'],
    ['Max Müller', 'MaxMüller.jpg'],
    ['Max Müller', 'muellermax.jpg'],
    ['Anna Maria Schmidt', 'schmidt_anna.jpg'],
    ['Emil Brandt', 'brandt_e.jpg'],
    ['Jakob Weiß', 'weiss.jpg'],
    ['Maximiliane Großkreutz-Oberländer', 'IMG_grosskreutz oberlaender maximiliane (2).jpeg'],
  ])('finds %s in %s', (name, file) => {
    expect(found([[name], ['Somebody Else']], [file]).shown[0]).toBe(file);
  });

  it('leaves several pictures of one, and one picture of several, to the user', () => {
    expect(found([['Can Demir']], ['can_demir.jpg', 'demir-can.png']).shown).toEqual([
      ['can_demir.jpg', 'demir-can.png'],
    ]);
    expect(found([['Ada Weiß'], ['Jakob Weiß']], ['weiss.jpg']).shown).toEqual([['weiss.jpg'], ['weiss.jpg']]);
    expect(found([['Ada', 'a.jpg']], ['x/a.jpg', 'y/a.jpg']).shown).toEqual([['x/a.jpg', 'y/a.jpg']]);
  });

  it('does not let a weaker sign decide what a stronger one left open', () => {
    const files = ['demir_can.jpg', 'can_demir_2.jpg', 'demir.jpg'];
    expect(found([['Can Demir']], files)).toEqual({ shown: [files.slice(0, 2)], unmatched: ['demir.jpg'] });
  });

  it('offers what is written almost alike', () => {
    expect(found([['Christina Kowalski']], ['kristina_kowalski.jpg']).shown).toEqual([['kristina_kowalski.jpg']]);
    expect(found([['Ada Lovelace']], ['grace_hopper.jpg'])).toEqual({
      shown: ['none'],
      unmatched: ['grace_hopper.jpg'],
    });
  });

  it('is not misled by numbers of cameras', () => {
    expect(found([['Ada Lovelace'], ['Img Person']], ['IMG_0001.jpg', 'DSC0002.JPG']).unmatched).toHaveLength(2);
  });
});
