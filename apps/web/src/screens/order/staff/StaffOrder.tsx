import type { Order } from '@figurina/contract';
import type { Namespace } from '@figurina/locales';
import { useTexts } from '../../../app/use-texts.ts';
import { OrderTimeline } from '../../../orders/OrderTimeline.tsx';
import type { DeskOrder } from './desk-order.ts';
import { Production } from '../../../orders/production/Production.tsx';
import { DeleteOrder } from './DeleteOrder.tsx';
import { OwnParcels } from './OwnParcels.tsx';
import { StaffAddress } from './StaffAddress.tsx';
import { StaffClaims } from './StaffClaims.tsx';
import { StaffComment } from './StaffComment.tsx';
import { StaffCopy } from './StaffCopy.tsx';
import { StaffEvents } from './StaffEvents.tsx';
import { StaffHead } from './StaffHead.tsx';
import { StaffInvoice } from './StaffInvoice.tsx';
import { StaffLines } from './StaffLines.tsx';
import { StaffParcels } from './StaffParcels.tsx';
import { StaffTalk } from './StaffTalk.tsx';
import { TakeBack } from './TakeBack.tsx';
import './staff-order.css';

const TEXTS: readonly Namespace[] = ['order_desk', 'claims'];

/** `/orders/:id` for those who work on it. */
export function StaffOrder({ order }: { order: Order }) {
  const isReady = useTexts(TEXTS);
  const { staff } = order;
  if (!isReady || !staff) return null;
  const desk: DeskOrder = { ...order, staff };
  return (
    <div className="desk">
      <StaffHead order={desk} />
      <div className="desk-columns">
        <div className="desk-next">
          <StaffEvents order={desk} />
        </div>
        <div className="desk-work">
          <StaffLines order={desk} />
          {staff.batch === 'run' ? <StaffParcels id={order.id} /> : <OwnParcels order={desk} />}
          <div className="desk-pair">
            <StaffAddress order={desk} />
            <StaffCopy order={desk} />
          </div>
          <StaffClaims order={desk} />
          <Production order={order} />
          <StaffTalk id={order.id} />
        </div>
        <div className="desk-past">
          <div className="desk-timeline">
            <OrderTimeline updates={order.order_updates} />
            <TakeBack order={desk} />
          </div>
          <StaffInvoice order={desk} />
          <StaffComment order={desk} />
          <DeleteOrder order={desk} />
        </div>
      </div>
    </div>
  );
}
