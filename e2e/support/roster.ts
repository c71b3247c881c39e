/** A list of people as a club would hand it in, with photos of one colour each. */
import sharp from 'sharp';

export interface PersonOfRoster {
  readonly first: string;
  readonly last: string;
  readonly position: string;
  readonly chapter: string;
  /** The photo is not among the files. */
  readonly withoutPhoto?: boolean;
}

export const CHAPTERS = ['Vorstand', 'Erste Mannschaft', 'Jugend U11'] as const;

const [BOARD, FIRST, YOUTH] = CHAPTERS;

export const PEOPLE = [
  { first: 'Jörg', last: 'Müller', position: 'Vorsitzender', chapter: BOARD },
  { first: 'Änne', last: 'Weiß', position: 'Kassenwartin', chapter: BOARD },
  { first: 'Kim', last: 'Óskarsdóttir', position: 'Tor', chapter: FIRST },
  { first: 'Mehmet', last: 'Yilmaz', position: 'Abwehr', chapter: FIRST },
  { first: 'Lukas', last: 'Groß', position: 'Mittelfeld', chapter: FIRST },
  { first: 'Émile', last: 'Dupont', position: 'Sturm', chapter: FIRST },
  { first: 'Mia', last: 'Jürgens', position: 'Tor', chapter: YOUTH },
  { first: 'Noah', last: 'Köhler', position: 'Abwehr', chapter: YOUTH },
  { first: 'Lena', last: 'Süß', position: 'Sturm', chapter: YOUTH, withoutPhoto: true },
] as const satisfies readonly PersonOfRoster[];

export const nameOf = ({ first, last }: PersonOfRoster): string => `${first} ${last}`;

interface FileOfRoster {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** As a German spreadsheet saves it: semicolons, Windows-1252, no byte order mark. */
export function rosterFile(people: readonly PersonOfRoster[] = PEOPLE): FileOfRoster {
  const rows = people.map((person) =>
    [person.first, person.last, person.position, person.chapter, photoName(person)].join(';'),
  );
  const text = ['Vorname;Nachname;Position;Mannschaft;Foto', ...rows, ''].join('\r\n');
  // All letters of the list are where ISO 8859-1 and Windows-1252 agree.
  return { name: 'mannschaften.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
}

export async function rosterPhotos(people: readonly PersonOfRoster[] = PEOPLE): Promise<FileOfRoster[]> {
  const pictured = people.filter(({ withoutPhoto }) => !withoutPhoto);
  return Promise.all(
    pictured.map(async (person) => ({
      name: photoName(person),
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 700, height: 900, channels: 3, background: colourOfPhoto(person, people) },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
}

function photoName({ first, last }: PersonOfRoster): string {
  const plain = `${first}-${last}`.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return `${plain}.jpg`;
}

/** Everybody's photo has a colour of its own, all around the circle. */
export function colourOfPhoto(person: PersonOfRoster, people: readonly PersonOfRoster[] = PEOPLE) {
  const at = people.indexOf(person) / people.length;
  const wave = (shift: number): number => Math.round(128 + 100 * Math.cos(2 * Math.PI * (at + shift)));
  return { r: wave(0), g: wave(1 / 3), b: wave(2 / 3) };
}
