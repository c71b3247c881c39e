import type { Order } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconRepeat from '@tabler/icons-react/dist/esm/icons/IconRepeat.mjs';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { useNow } from '../../app/use-now.ts';
import { useI18n } from '../../app/use-t.ts';
import { dayOf } from '../../orders/order-days.ts';
import { isCalledOff } from '../../orders/OrderTrack.tsx';
import { ReorderDialog } from './dialogs/ReorderDialog.tsx';
import { useDeliveryNote } from './use-delivery-note.ts';

/** Which order it is, how far it is, and its papers. */
export function OrderHead({ order, heading }: { order: Order; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t, locale } = useI18n();
  const now = useNow();
  const note = useDeliveryNote(order.id);
  const [reorders, setReorders] = useState(false);
  const bill = order.user_invoice?.hosted_invoice_url;
  return (
    <header className="order-head">
      <div>
        <p className="order-eyebrow">
          <Link to="/orders" className="order-back">
            {t('order_pages.title')}
          </Link>
          {t('order_pages.of', { name: order.name, date: dayOf(locale, order.created_at.slice(0, 10), now) })}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {order.status_message}
        </h1>
        {order.replaces ? (
          <Link to={`/orders/${order.replaces.id}`} className="fig-text-link">
            {t('order_pages.replaces', { name: order.replaces.name })}
          </Link>
        ) : null}
      </div>
      <div className="order-papers">
        {bill ? (
          <Button
            component="a"
            href={bill}
            target="_blank"
            rel="noopener noreferrer"
            variant="default"
            leftSection={<IconFileText size={18} aria-hidden />}
          >
            {t('order_pages.invoice')}
          </Button>
        ) : null}
        {order.delivery_note && !isCalledOff(order) ? (
          <Button
            variant="default"
            loading={note.isPending}
            leftSection={<IconClipboardText size={18} aria-hidden />}
            onClick={note.open}
          >
            {t('order_pages.note')}
          </Button>
        ) : null}
        {order.may.reorder ? (
          <>
            <StampButton leftSection={<IconRepeat size={18} aria-hidden />} onClick={() => setReorders(true)}>
              {t('order_pages.reorder')}
            </StampButton>
            <ReorderDialog order={order} opened={reorders} onClose={() => setReorders(false)} />
          </>
        ) : null}
      </div>
    </header>
  );
}
