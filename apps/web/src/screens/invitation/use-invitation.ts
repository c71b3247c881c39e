import type { PublicInvitation, User } from '@figurina/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { useSignedIn, userQuery } from '../../session/use-user.ts';

export function useInvitation(token: string): UseQueryResult<PublicInvitation> {
  const { api } = useServices();
  return useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await api.members.readInvitation({ params: { token } }, { signal })).invitation,
  });
}

/** Who is signed in on a page that is open to everybody. `known` once that is so, or is known not to be so. */
export function useAccount(): { known: boolean; account: User | undefined } {
  const { api } = useServices();
  const signedIn = useSignedIn();
  const { data: account, isError } = useQuery({ ...userQuery(api), enabled: signedIn === true });
  return { known: signedIn === false || account !== undefined || isError, account };
}

/** Whether somebody else was invited than is signed in. The open link invites nobody in particular. */
export function isOfAnother({ email }: Pick<PublicInvitation, 'email'>, account: Pick<User, 'email'>): boolean {
  return email !== null && email !== account.email.toLowerCase();
}
