import { expect, test } from 'vitest';
import { parseText } from './read-files.ts';

test('lines end as they like, also in two ways in one file; a cell may hold one', async () => {
  const rows = [
    ['Name', 'Kapitel'],
    ['Ada', 'Vorstand'],
    ['Ben\nOtto', 'Jugend'],
    ['Can', 'Jugend'],
  ];
  expect(await parseText('Name;Kapitel\r\nAda;Vorstand\r\n"Ben\r\nOtto";Jugend\nCan;Jugend\n')).toEqual(rows);
  expect(await parseText('Name\tKapitel\rAda\tVorstand\r"Ben\rOtto"\tJugend\rCan\tJugend')).toEqual(rows);
});
