import { useT } from '../../../app/use-t.ts';
import type { DeskOrder } from './desk-order.ts';
import { ParcelCodes } from './ParcelCodes.tsx';
import './staff-parcels.css';

/** By which numbers the parcels of an order are followed, once the print shop has it. */
export function OwnParcels({ order }: { order: DeskOrder }) {
  const t = useT();
  const { id, order_updates, parcels, shipping_address: to } = order;
  if (!order_updates.some(({ signal }) => signal === 'transfer_completed')) return null;
  const recipient = `${to.first_name} ${to.last_name}`;
  return (
    <section className="order-panel desk-parcels desk-own-parcels" aria-labelledby="desk-own-parcels">
      <h2 id="desk-own-parcels">{t('order_desk.parcels.own')}</h2>
      <ParcelCodes order={{ order_id: id, recipient, codes: parcels.map(({ code }) => code) }} />
    </section>
  );
}
