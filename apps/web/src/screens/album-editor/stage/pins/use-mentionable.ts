import { useMemo } from 'react';
import { usePeopleOfAlbum } from '../../session/people/use-people-of-album.ts';
import type { Mentionable } from './mentions.ts';

/** Everybody in the album. None while that is not known: comments are written all the same. */
export function useMentionable(): readonly Mentionable[] {
  const { data } = usePeopleOfAlbum();
  return useMemo(
    () =>
      (data ?? []).map(({ user }) => ({
        id: user.sub,
        name: user.nickname,
        email: user.email,
        picture: user.picture,
      })),
    [data],
  );
}
