/** What staff see and do of an order's way to the print shop. */
import type { Handover, Order } from '@figurina/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { download } from '../../app/download.ts';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { orderQuery } from '../order-queries.ts';

const POLL_MS = 2000;

/** Asked again and again while something happens by itself; the order is read anew when that has ended. */
export function useHandover(order: Order) {
  const { api, queries } = useServices();
  const { locale } = useI18n();
  const key = ['handover', locale, order.id];
  const read = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.handover.read({ params: { id: order.id } }, { signal })).handover,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MS : false),
  });
  const stage = read.data && [read.data.artifact, ...read.data.transfers].map(({ state }) => state).join(' ');
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== undefined && before.current !== stage)
      void queries.invalidateQueries({ queryKey: orderQuery(api, locale, order.id).queryKey });
    before.current = stage;
  }, [api, locale, order.id, queries, stage]);
  return { ...read, take: (handover: Handover) => queries.setQueryData(key, handover) };
}

function isUnderWay(handover: Handover | undefined): boolean {
  if (!handover) return false;
  return (
    handover.artifact.state === 'working' ||
    handover.transfers.some(({ state }) => state === 'waiting' || state === 'sending')
  );
}

export function useProduction(order: Order, { take, refetch }: ReturnType<typeof useHandover>) {
  const { api, queries } = useServices();
  const { locale } = useI18n();
  const toast = useToast();
  const request = { params: { id: order.id } };
  /** What stands here may be what somebody else has changed meanwhile. */
  const onError = (cause: unknown): void => {
    toast.problem(cause);
    void refetch();
  };
  const make = useMutation({
    mutationFn: async () => (await api.handover.makeArtifact(request)).handover,
    onSuccess: take,
    onError,
  });
  const send = useMutation({
    mutationFn: async () => (await api.handover.transfer({ ...request, body: { id: order.id } })).order,
    onSuccess: (sent) => {
      queries.setQueryData(orderQuery(api, locale, order.id).queryKey, sent);
      void refetch();
    },
    onError,
  });
  const fetchArchive = useMutation({
    mutationFn: async () => (await api.handover.artifact(request)).blob_url,
    // An attachment: the page stays.
    onSuccess: (address) => window.location.assign(address),
    onError,
  });
  const fetchJson = useMutation({
    mutationFn: () => api.file(`/v1/orders/${order.id}/esveco_json`),
    onSuccess: (file) => download(file, `${order.name}.json`),
    onError,
  });
  return { make, send, fetchArchive, fetchJson };
}
