import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';

/**
 * Opens the delivery note in a window of its own. The window is opened by the click itself, before the address is known:
 * one that is opened later is taken for an advertisement. Where none can be had, the note is offered to be opened.
 */
export function useDeliveryNote(id: string): { open: () => void; isPending: boolean } {
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const [isPending, setPending] = useState(false);

  async function open(): Promise<void> {
    const page = window.open('about:blank', '_blank');
    if (page) page.opener = null;
    setPending(true);
    try {
      const { pdf_url: address } = await api.orders.deliveryNote({ params: { id } });
      if (page && !page.closed) page.location.replace(address);
      else
        toast.info(t('order_pages.note.ready'), {
          stays: true,
          action: { label: t('order_pages.note.open'), run: () => void window.open(address, '_blank', 'noopener') },
        });
    } catch (cause) {
      page?.close();
      toast.problem(cause);
    } finally {
      setPending(false);
    }
  }
  return { open: () => void open(), isPending };
}
