import { expect, test } from 'vitest';
import { inOrder, withWords } from './album-order.ts';
import { anAlbumSummary } from './testing.ts';

const albums = [
  anAlbumSummary({ id: 'old', title: 'Łódź 10', release_date: null, updated_at: '2026-01-01T00:00:00.000Z' }),
  anAlbumSummary({ id: 'late', title: 'łódź 9', release_date: '2027-09-01', created_at: '2026-12-01T10:00:00.000Z' }),
  anAlbumSummary({ id: 'soon', title: 'Änne & Jörg', release_date: '2027-02-01' }),
];
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id);

test('tiles are in the order that was chosen', () => {
  expect(ids(inOrder(albums, 'updated', 'de'))).toEqual(['late', 'soon', 'old']);
  expect(ids(inOrder(albums, 'created', 'de'))[0]).toBe('late');
  // Numbers count, and umlauts are not at the end.
  expect(ids(inOrder(albums, 'title', 'de'))).toEqual(['soon', 'late', 'old']);
  expect(ids(inOrder(albums, 'release', 'de'))).toEqual(['soon', 'late', 'old']);
});

test('the search asks for neither case, accents nor the order of words', () => {
  expect(ids(withWords(albums, 'lodz'))).toEqual(['old', 'late']);
  expect(ids(withWords(albums, ' jorg ANNE '))).toEqual(['soon']);
  expect(withWords(albums, 'Bo')).toEqual([]);
  expect(withWords(albums, ' ')).toHaveLength(3);
});
