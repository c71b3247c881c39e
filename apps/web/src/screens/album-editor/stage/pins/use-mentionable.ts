import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../../app/services.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { Mentionable } from './mentions.ts';

/** Everybody in the album. None while that is not known: comments are written all the same. */
export function useMentionable(): readonly Mentionable[] {
  const { api } = useServices();
  const { id } = useEditor().meta.get();
  const { data } = useQuery({
    queryKey: ['associations', id],
    queryFn: async () => (await api.members.list({ params: { id } })).associations,
    staleTime: 60_000,
  });
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
