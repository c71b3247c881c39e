import { expect, it } from 'vitest';
import { NO_DECISIONS, skipRow } from '../roster/roster-decisions.ts';
import { chaptersOfPeople, peopleOfRows } from './people-of-rows.ts';

const row = (line: number, name: string, chapter = '', position = '') => ({ line, name, chapter, position, photo: '' });

it('takes rows as they are, and says what it made of the others', () => {
  const rows = [
    row(2, 'Jörg Müller', 'Vorstand', 'Vorsitzender'),
    row(3, '', 'Vorstand'),
    row(4, 'Joerg Müller', 'Vorstand'),
    row(5, 'Jörg Müller', 'Alte Herren'),
    row(6, 'Maximiliane-Charlotte von der Oberhuberau', 'Vorstand'),
    row(7, '123', ''),
  ];
  const { people, nameless, twice, shortened } = peopleOfRows(rows);
  expect(people.map(({ name }) => name)).toEqual(['Jörg Müller', 'Jörg Müller', expect.any(String)]);
  expect(people.every(({ name }) => name.length <= 30)).toBe(true);
  expect(nameless).toEqual([3, 7]);
  expect(twice).toEqual([{ line: 4, name: 'Joerg Müller' }]);
  expect(shortened).toMatchObject([{ line: 6, from: 'Maximiliane-Charlotte von der Oberhuberau' }]);
  expect(peopleOfRows(rows, true).people).toHaveLength(4);
});

it('counts the chapters in the order of the list, whatever their case', () => {
  const { people } = peopleOfRows([row(1, 'A', 'Elf'), row(2, 'B', 'U15'), row(3, 'C', 'elf'), row(4, 'D')]);
  expect(chaptersOfPeople(people)).toEqual([
    { name: 'Elf', people: 2 },
    { name: 'U15', people: 1 },
    { name: '', people: 1 },
  ]);
});

it('gives photos to whom they belong for certain, by the column or by the name, and leaves doubts for later', () => {
  const rows = [
    { ...row(1, 'Jörg Müller'), photo: 'IMG_1.jpg' },
    row(2, 'Ada Kowalska'),
    row(3, 'Emil Brandt'),
    row(4, 'Emma Brandt'),
  ];
  const photos = ['fotos/img_1.JPG', 'fotos/kowalska-ada.png', 'fotos/brandt.jpg', 'fotos/stadion.jpg'];
  expect(peopleOfRows(rows, false, photos).people.map(({ photo }) => photo)).toEqual([
    'fotos/img_1.JPG',
    'fotos/kowalska-ada.png',
    undefined,
    undefined,
  ]);
});

it('keeps the own number, and leaves out words about the list and rows that are taken out', () => {
  const rows = [
    { ...row(1, 'Ada Kowalska'), personId: '17' },
    row(2, 'Emil Brandt'),
    { ...row(3, 'Stand: 12.11.2026'), isNote: true, note: 'Stand: 12.11.2026' },
  ];
  const { people, notes } = peopleOfRows(rows, false, [], skipRow(NO_DECISIONS, 2));
  expect(people).toEqual([{ name: 'Ada Kowalska', position: '', chapter: '', personId: '17' }]);
  expect(notes).toEqual([{ line: 3, text: 'Stand: 12.11.2026' }]);
});
