import type { Order } from '@figurina/contract';
import { Button } from '@mantine/core';
import IconHomeCheck from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { useT } from '../../app/use-t.ts';
import { CancelDialog } from './dialogs/CancelDialog.tsx';
import { ChangeDialog } from './dialogs/ChangeDialog.tsx';
import { useConfirmDelivery } from './use-order-deeds.ts';

/** What its customer may still do with the order. */
export function OrderDeeds({ order }: { order: Order }) {
  const t = useT();
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const delivery = useConfirmDelivery(order.id);
  const { change, cancel, confirm_delivery: confirms } = order.may;
  const close = () => setOpen(null);
  return (
    <>
      {confirms ? (
        <section className="order-news" aria-labelledby="order-arrived">
          <div>
            <h2 id="order-arrived">{t('order_pages.arrived.title')}</h2>
            <p>{t('order_pages.arrived.text')}</p>
          </div>
          <Button
            loading={delivery.isPending}
            leftSection={<IconHomeCheck size={18} aria-hidden />}
            onClick={() => delivery.mutate()}
          >
            {t('order_pages.arrived.confirm')}
          </Button>
        </section>
      ) : null}
      {change || cancel ? (
        <section className="order-panel order-deeds" aria-labelledby="order-deeds">
          <div>
            <h2 id="order-deeds">{t('order_pages.deeds.title')}</h2>
            <p>{t('order_pages.deeds.text')}</p>
          </div>
          <div>
            {change ? (
              <Button
                variant="default"
                leftSection={<IconPencil size={18} aria-hidden />}
                onClick={() => setOpen('change')}
              >
                {t('order_pages.change')}
              </Button>
            ) : null}
            {cancel ? (
              <Button variant="default" className="fig-danger" onClick={() => setOpen('cancel')}>
                {t('order_pages.cancel')}
              </Button>
            ) : null}
          </div>
        </section>
      ) : null}
      <ChangeDialog order={order} opened={open === 'change' && change} onClose={close} />
      <CancelDialog order={order} opened={open === 'cancel' && cancel} onClose={close} />
    </>
  );
}
