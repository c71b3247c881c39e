import type { Order } from '@figurina/contract';
import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { useT } from '../../app/use-t.ts';
import { CancelDialog } from './dialogs/CancelDialog.tsx';
import { ChangeDialog } from './dialogs/ChangeDialog.tsx';

/** What its customer may still do with the order. */
export function OrderDeeds({ order }: { order: Order }) {
  const t = useT();
  const [open, setOpen] = useState<'change' | 'cancel' | null>(null);
  const { change, cancel } = order.may;
  const close = () => setOpen(null);
  return (
    <>
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
