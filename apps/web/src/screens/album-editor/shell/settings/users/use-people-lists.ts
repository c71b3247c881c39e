import type { Invitation, Joining, OwnershipOffer } from '@figurina/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useServices } from '../../../../../app/services.ts';
import type { PeopleDesk } from './people-desk.ts';

type Asking = Pick<PeopleDesk, 'albumId'> & { readonly enabled?: boolean };

/** Below the key of the members: the socket has them all read again. */
export function useInvitations({ albumId: id, enabled }: Asking): UseQueryResult<readonly Invitation[]> {
  const { api } = useServices();
  return useQuery({
    queryKey: ['members', id, 'invitations'],
    queryFn: async () => (await api.members.invitations({ params: { id } })).invitations,
    enabled,
  });
}

export function useJoining({ albumId: id, enabled }: Asking): UseQueryResult<Joining> {
  const { api } = useServices();
  return useQuery({
    queryKey: ['members', id, 'joining'],
    queryFn: async () => (await api.members.joining({ params: { id } })).joining,
    enabled,
  });
}

export function useOwnershipOffer({ albumId: id, enabled }: Asking): UseQueryResult<OwnershipOffer | null> {
  const { api } = useServices();
  return useQuery({
    queryKey: ['members', id, 'offer'],
    queryFn: async () => (await api.members.offer({ params: { id } })).ownership_offer,
    enabled,
  });
}
