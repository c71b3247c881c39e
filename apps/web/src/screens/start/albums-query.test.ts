import { expect, test } from 'vitest';
import { initialsOf } from '../../app/initials.ts';
import { splitAlbums } from './albums-query.ts';
import { anAlbumSummary } from './testing.ts';

test('albums are one’s own by their owner, whatever the role', () => {
  const albums = [
    anAlbumSummary({ id: 'mine', owner_identifier: 'me', role: 'owner' }),
    anAlbumSummary({ id: 'of-a-friend', owner_identifier: 'friend', role: 'editor' }),
    anAlbumSummary({ id: 'as-admin', owner_identifier: 'somebody', role: 'admin' }),
  ];
  const { own, shared } = splitAlbums(albums, 'me');
  expect(own.map(({ id }) => id)).toEqual(['mine']);
  expect(shared.map(({ id }) => id)).toEqual(['of-a-friend', 'as-admin']);
});

test('two letters stand for a person', () => {
  expect(initialsOf('Mara König')).toBe('MK');
  expect(initialsOf('Anna-Lena von der Heide')).toBe('AH');
  expect(initialsOf('mara.koenig@example.org')).toBe('MK');
  expect(initialsOf('info@example.org')).toBe('IN');
  expect(initialsOf('')).toBe('');
});
