import type { User } from '@figurina/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '../api/api.ts';
import { useServices } from '../app/services.ts';

/** Must equal `ADMIN_ROLE` of the contract. */
const ADMIN: typeof import('@figurina/contract').ADMIN_ROLE = 'admin';

export function userQuery(api: Api) {
  return queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }) => (await api.session.user({}, { signal })).user,
    staleTime: 5 * 60_000,
  });
}

/** The signed-in person as the server sees them; undefined until it has answered. */
export function useUser(): User | undefined {
  const { api } = useServices();
  return useQuery(userQuery(api)).data;
}

export function isAdmin(user: User | undefined): boolean {
  return user?.roles.includes(ADMIN) ?? false;
}

/** Whether somebody is signed in, for screens that are open to everybody; undefined until it is known. */
export function useSignedIn(): boolean | undefined {
  const { session } = useServices();
  return useQuery({
    queryKey: ['signed-in'],
    queryFn: async () => (await session.accessToken()) !== null,
    staleTime: 60_000,
  }).data;
}
