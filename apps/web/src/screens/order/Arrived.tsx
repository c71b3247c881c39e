import type { Order } from '@figurina/contract';
import { Button } from '@mantine/core';
import IconHomeCheck from '@tabler/icons-react/dist/esm/icons/IconHomeCheck.mjs';
import { useT } from '../../app/use-t.ts';
import { useConfirmDelivery } from './use-order-deeds.ts';

/** Asks whether what was shipped is there. */
export function Arrived({ order }: { order: Order }) {
  const t = useT();
  const delivery = useConfirmDelivery(order.id);
  if (!order.may.confirm_delivery) return null;
  return (
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
  );
}
