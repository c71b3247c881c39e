import { expect, test } from 'vitest';
import { readBeside } from './read-beside.ts';

const given = (path: string, text: string) => ({ path, file: new File([text], path) });

test('files are read by a worker, tables, photos and what is none of them', async () => {
  const files = [given('liste.csv', 'Name;Team\nAda;Rot'), given('foto.jpg', 'kein Foto'), given('brief.docx', 'x')];
  expect(await readBeside({ files }, new AbortController().signal)).toEqual({
    table: {
      name: 'liste.csv',
      rows: [
        ['Name', 'Team'],
        ['Ada', 'Rot'],
      ],
    },
    photos: new Map(),
    unreadable: [
      { name: 'foto.jpg', reason: 'broken_picture' },
      { name: 'brief.docx', reason: 'unknown_type' },
    ],
  });
});

test('a reading that takes too long ends with a word about it, and one that was called off with none', async () => {
  const files = [given('liste.csv', 'Name\nAda')];
  const slow = await readBeside({ files }, new AbortController().signal, 0);
  expect(slow?.unreadable).toEqual([{ name: 'liste.csv', reason: 'too_slow' }]);
  expect(await readBeside({ files }, AbortSignal.abort())).toBeNull();
});
