import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { orderQuery } from '../../orders/order-queries.ts';
import { askBeforeLeaving } from '../../uploads/ask-before-leaving.ts';
import { uploadBlob } from '../../uploads/upload-blob.ts';
import { useReadAgain } from './use-order-deeds.ts';

/** `sent`: how much of the file is at the server, from 0 to 1; null while none is sent. */
export function useBagArtwork(id: string): { sent: number | null; send: (file: File) => void } {
  const { api, session, queries } = useServices();
  const { t, locale } = useI18n();
  const toast = useToast();
  const again = useReadAgain(id);
  const [sent, setSent] = useState(0);
  const { isPending, mutate } = useMutation({
    mutationFn: (file: File) =>
      askBeforeLeaving(async () => {
        setSent(0);
        const blob_id = await uploadBlob(file, {
          accessToken: session.accessToken,
          onProgress: (bytes, total) => setSent(bytes / total),
        });
        return (await api.orders.uploadArtwork({ params: { id }, body: { blob_id } })).bag_artwork;
      }),
    onSuccess: (bag_artwork) => {
      queries.setQueryData(orderQuery(api, locale, id).queryKey, (order) => order && { ...order, bag_artwork });
      toast.info(t('order_pages.artwork.done'));
    },
    onError: (cause) => {
      toast.problem(cause);
      // Perhaps the packs were printed meanwhile.
      again();
    },
  });
  return { sent: isPending ? sent : null, send: (file) => mutate(file) };
}
