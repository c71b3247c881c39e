import type { Claims, Order } from '@figurina/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiProblem } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { claimsQuery } from '../../../orders/claims/claims-queries.ts';
import { askBeforeLeaving } from '../../../uploads/ask-before-leaving.ts';
import { uploadBlob } from '../../../uploads/upload-blob.ts';

export interface ClaimDraft {
  readonly kind: Claims['kinds'][number]['kind'];
  readonly item: Claims['kinds'][number]['items'][number]['item'];
  readonly quantity: number;
  /** Of boxes, which ones. */
  readonly motifs: readonly number[];
  readonly words: string;
}

/** Sends the photos, then the claim. What was sent already is not sent again when the rest is tried once more. */
export function useClaim(order: Order, onDone: () => void) {
  const { api, session, queries } = useServices();
  const t = useT();
  const toast = useToast();
  const known = useRef(new Map<File, string>());
  /** How much of all photos is at the server, from 0 to 1. */
  const [sent, setSent] = useState(0);

  async function blobsOf(photos: readonly File[]): Promise<string[]> {
    const ids: string[] = [];
    for (const [at, photo] of photos.entries()) {
      const id =
        known.current.get(photo) ??
        (await uploadBlob(photo, {
          accessToken: session.accessToken,
          onProgress: (bytes, total) => setSent((at + bytes / total) / photos.length),
        }));
      known.current.set(photo, id);
      ids.push(id);
    }
    return ids;
  }

  const mutation = useMutation({
    mutationFn: ({ draft, photos }: { draft: ClaimDraft; photos: readonly File[] }) =>
      askBeforeLeaving(async () => {
        setSent(0);
        const blob_ids = await blobsOf(photos);
        return api.claims.create({
          params: { id: order.id },
          body: { claim: { ...draft, motifs: [...draft.motifs], blob_ids } },
        });
      }),
    onSuccess: () => {
      toast.info(t('claims.sent'));
      onDone();
    },
    onError: (cause) => {
      // An upload that has expired is sent anew the next time.
      if (cause instanceof ApiProblem && cause.code === 'blob_not_found') known.current.clear();
      toast.problem(cause);
      // Another tab was faster: it stands in the list.
      if (cause instanceof ApiProblem && cause.code === 'claim_open') onDone();
    },
    onSettled: async () => queries.invalidateQueries({ queryKey: claimsQuery(api, order).queryKey }),
  });
  return { ...mutation, sent };
}
