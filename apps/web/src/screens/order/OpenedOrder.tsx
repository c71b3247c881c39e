import type { Order } from '@figurina/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { OrderTimeline } from '../../orders/OrderTimeline.tsx';
import { ParcelLinks } from '../../orders/ParcelLinks.tsx';
import { isCalledOff, OrderTrack } from '../../orders/OrderTrack.tsx';
import { Arrived } from './Arrived.tsx';
import { BagArtwork } from './BagArtwork.tsx';
import { OrderClaims } from './claims/OrderClaims.tsx';
import { JustOrdered } from './JustOrdered.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderContact } from './OrderContact.tsx';
import { OrderDeeds } from './OrderDeeds.tsx';
import { OrderedAlbum } from './OrderedAlbum.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderLines } from './OrderLines.tsx';
import { StatusLink } from './StatusLink.tsx';

/** Whether the album is still to be approved for print. */
const waitsForApproval = (order: Order): boolean =>
  !isCalledOff(order) && order.stations.some(({ station, reached }) => station === 'approved' && !reached);

/** What was pressed may be gone with what it did: the focus goes to the words that say how it stands now. */
function useKeptFocus(arrives: boolean, deeds: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(arrives ? null : deeds);
  useEffect(() => {
    const isOther = before.current !== deeds;
    before.current = deeds;
    if (isOther && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [deeds]);
  return heading;
}

export function OpenedOrder({ order }: { order: Order }) {
  const [search, setSearch] = useSearchParams();
  const isNew = search.get('new') === '1';
  const waits = waitsForApproval(order);
  const heading = useKeptFocus(isNew, `${isNew} ${order.may.confirm_delivery} ${order.may.cancel}`);
  return (
    <div className="order-page">
      <OrderHead order={order} heading={heading} />
      {isNew ? <JustOrdered order={order} onClose={() => setSearch({}, { replace: true })} /> : null}
      <OrderTrack order={order} />
      <div className="order-columns">
        <div>
          {waits ? <NextStep order={order} /> : null}
          <Arrived order={order} />
          <BagArtwork order={order} />
          {order.parcels.length > 1 ? <ParcelLinks parcels={order.parcels} /> : null}
          <OrderTimeline updates={order.order_updates} />
          <OrderDeeds order={order} />
          <OrderClaims order={order} />
          <StatusLink order={order} />
        </div>
        <div>
          <OrderedAlbum order={order} />
          <OrderLines order={order} />
          <OrderContact order={order} />
        </div>
      </div>
    </div>
  );
}
