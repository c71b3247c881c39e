import type { Presence, PresenceUser } from '@figurina/contract';
import { expect, test } from 'vitest';
import { isLedBy, peopleHere, shownNames, windowToFollow } from './people.ts';
import type { Peer } from './presence.ts';

const nothing: Presence = { selection: [], spread_id: null, pointer: null, gesture: null, typing_in: null };

function aPeer(id: string, person: Partial<PresenceUser> & { user_id: string }, shown?: Partial<Presence>): Peer {
  const user = { color: '#123456', email: `${person.user_id}@example.org`, name: person.user_id, picture: null };
  const whole = { ...user, ...person, id };
  return { user: whole, presence: shown ? { ...nothing, ...shown, user: whole } : null };
}
const peers = (...all: Peer[]) => new Map(all.map((peer) => [peer.user.id, peer]));

test('somebody is one person in however many windows, where they do something', () => {
  const here = peers(
    aPeer('a', { user_id: 'ben' }, { idle: true, spread_id: 'one' }),
    aPeer('b', { user_id: 'ben' }, { pointer: { x: 1, y: 1 }, spread_id: 'two' }),
    aPeer('c', { user_id: 'me' }),
  );
  expect(peopleHere(here, 'me')).toMatchObject([
    { userId: 'ben', window: 'b', spreadId: 'two', idle: false, isSelf: false },
    { userId: 'me', window: 'c', spreadId: null, idle: false, isSelf: true },
  ]);
});

test('somebody is away when all their windows are, works alone when one of them says so', () => {
  const away = aPeer('a', { user_id: 'ben' }, { idle: true });
  const hidden = aPeer('b', { user_id: 'ben' }, { idle: true, alone: true });
  expect(peopleHere(peers(away, hidden), 'me')).toMatchObject([{ idle: true, alone: true }]);
});

test('two people of one name are told apart by their addresses, one person in two windows is not', () => {
  const here = peers(
    aPeer('a', { user_id: 'u1', name: 'Anna', email: 'anna@nord.de' }),
    aPeer('b', { user_id: 'u1', name: 'Anna', email: 'anna@nord.de' }),
    aPeer('c', { user_id: 'u2', name: 'Ben' }),
  );
  expect([...shownNames(here).values()]).toEqual(['Anna', 'Ben']);
  here.set('d', aPeer('d', { user_id: 'u3', name: 'Anna', email: 'anna@sued.de' }));
  expect([...shownNames(here).values()]).toEqual(['Anna (anna@nord.de)', 'Ben', 'Anna (anna@sued.de)']);
});

test('the window that is followed stays the same until somebody leaves it, or lets it lie', () => {
  const first = aPeer('a', { user_id: 'ben' }, {});
  const second = aPeer('b', { user_id: 'ben' }, { pointer: { x: 1, y: 1 } });
  expect(windowToFollow(peers(first, second), 'ben', 'a')).toBe(first);
  expect(windowToFollow(peers(first, second), 'ben', null)).toBe(second);
  expect(windowToFollow(peers(second), 'ben', 'a')).toBe(second);
  expect(windowToFollow(peers(aPeer('a', { user_id: 'ben' }, { idle: true }), second), 'ben', 'a')).toBe(second);
  expect(windowToFollow(peers(second), 'cleo', null)).toBeNull();
});

test('a circle of followers is seen, however long, and one that I am not in ends the search', () => {
  const ben = aPeer('a', { user_id: 'ben' }, { follows: 'cleo' });
  const cleo = (follows: string | null) => aPeer('b', { user_id: 'cleo' }, { follows });
  expect(isLedBy(peers(ben, cleo('me')), 'ben', 'me')).toBe(true);
  expect(isLedBy(peers(ben, cleo(null)), 'ben', 'me')).toBe(false);
  expect(isLedBy(peers(ben, cleo('ben')), 'ben', 'me')).toBe(false);
});
