import { describe, expect, it } from 'vitest';
import { readRows } from './read-rows.ts';
import { recogniseColumns, withColumnRole } from './recognise-columns.ts';

const roles = (header: string[], row: string[] = header.map(() => 'x')) =>
  recogniseColumns([header, row]).columns.map(({ role }) => role);

describe('recogniseColumns', () => {
  it.each([
    [['Vorname', 'Nachname', 'Pos.', 'Mannschaft', 'Foto-Datei', 'Geb.-Datum']],
    [['First name', 'Last name', 'Position', 'Team', 'Photo', 'Born']],
    [['Prénom', 'Nom', 'Poste', 'Équipe', 'Fichier photo', 'Né le']],
    [['Nome', 'Cognome', 'Ruolo', 'Squadra', 'Immagine', 'Nato il']],
    [['Imię', 'Nazwisko', 'Stanowisko', 'Drużyna', 'Zdjęcie', 'Urodzony']],
    [['name', 'last_name', 'position', 'section', 'photo', 'born']],
  ])('reads %j', (header) => {
    expect(roles(header)).toEqual(['name1', 'name2', 'position', 'chapter', 'photo', 'skip']);
  });

  it('takes `Name` beside `Vorname` for the family name, and alone for the whole one', () => {
    expect(roles(['Name', 'Vorname', 'Klasse'])).toEqual(['name2', 'name1', 'chapter']);
    expect(roles(['Klasse', 'Name'])).toEqual(['chapter', 'name1']);
    expect(roles(['Nom', 'Table'])).toEqual(['name1', 'chapter']);
    expect(roles(['Name des Spielers', 'Abteilung'])).toEqual(['name1', 'chapter']);
  });

  it('gives each meaning to one column', () => {
    expect(roles(['Name', 'Foto', 'Bild'])).toEqual(['name1', 'photo', 'skip']);
  });

  it.each([
    ['Mitgliedsnummer'],
    ['Mitglieds-Nr.'],
    ['ID'],
    ['Personalnummer'],
    ['Member ID'],
    ['Numéro de licence'],
    ['Numero tessera'],
    ['Nr legitymacji'],
  ])('knows people by %s', (title) => {
    expect(roles(['Name', title])).toEqual(['name1', 'person']);
  });

  it('takes no number of rows for a number of people, and tells the id of a sticker from that of a person', () => {
    expect(roles(['Nr.', 'Name', 'Nummer', 'Sticker-ID'])).toEqual(['skip', 'name1', 'skip', 'id']);
  });

  it('does without a header', () => {
    const table = recogniseColumns([
      ['Emil', 'Brandt', 'Erste Elf', 'Tor', 'brandt.jpg'],
      ['Noah', 'Yilmaz', 'Erste Elf', 'Abwehr', 'yilmaz.jpg'],
      ['Ben', 'Kowalski', 'Erste Elf', 'Abwehr', ''],
      ['Mira', 'Öztürk', 'U15', 'Tor', 'IMG_2.HEIC'],
      ['Can', 'Demir', 'U15', 'Sturm', ''],
      ['Ada', 'Weiß', 'U15', 'Tor', ''],
    ]);
    expect(table.hasHeader).toBe(false);
    expect(table.columns.map(({ role }) => role)).toEqual(['name1', 'name2', 'chapter', 'position', 'photo']);
    expect(readRows(table)[0]).toMatchObject({
      line: 1,
      name: 'Emil Brandt',
      chapter: 'Erste Elf',
      photo: 'brandt.jpg',
    });
  });

  it('counts lines as the file does, over leading and empty ones', () => {
    const table = recogniseColumns([
      ['', ''],
      ['Name', 'Team'],
      ['Ada', 'A'],
      ['', ''],
      ['Bo', 'B'],
    ]);
    expect(readRows(table).map(({ line, name }) => [line, name])).toEqual([
      [3, 'Ada'],
      [5, 'Bo'],
    ]);
  });

  it('is mapped by hand, one column a meaning', () => {
    const table = withColumnRole(
      recogniseColumns([
        ['Name', 'Team', 'Nr'],
        ['Ada', 'A', '7'],
      ]),
      2,
      'chapter',
    );
    expect(table.columns.map(({ role }) => role)).toEqual(['name1', 'skip', 'chapter']);
    expect(readRows(table)[0]?.chapter).toBe('7');
  });

  it('survives an empty table', () => {
    expect(recogniseColumns([])).toEqual({ hasHeader: false, columns: [], rows: [], firstLine: 1 });
    expect(recogniseColumns([['', '']]).rows).toEqual([]);
  });
});

describe('readRows', () => {
  it('tidies and joins names, and turns `Last, First` round', () => {
    const rows = readRows(recogniseColumns([['Name'], ['  Brandt,  Emil '], ['Ada\u00a0Lovelace']]));
    expect(rows.map(({ name }) => name)).toEqual(['Emil Brandt', 'Ada Lovelace']);
  });
});
