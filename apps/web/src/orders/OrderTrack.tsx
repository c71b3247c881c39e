import type { Order } from '@figurina/contract';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import { useNow } from '../app/use-now.ts';
import { useI18n } from '../app/use-t.ts';
import { dayOf, daysBetween, shortDay, weekdayOf } from './order-days.ts';
import './order-track.css';

type Tracked = Pick<Order, 'album' | 'estimated_delivery_date' | 'order_updates' | 'stations'>;

/** An order that is not made any more has no way to go. */
export function isCalledOff({ order_updates: updates }: Pick<Order, 'order_updates'>): boolean {
  return updates.some(({ signal }) => signal === 'rejected' || signal === 'cancelled');
}

/** The five stations of an order, and the day on which it is there. */
export function OrderTrack({ order }: { order: Tracked }) {
  const { t } = useI18n();
  const { stations } = order;
  const newest = stations.findLastIndex(({ reached }) => reached);
  const isOff = isCalledOff(order);
  return (
    <section className="order-track fig-on-dark" aria-label={t('order_pages.track')} data-off={isOff || undefined}>
      <PromisedDay order={order} isOff={isOff} />
      <ol>
        {stations.map(({ station, human_title: title, reached, date }, at) => (
          <li key={station} data-reached={reached} aria-current={at === newest ? 'step' : undefined}>
            <span className="order-station" aria-hidden="true">
              {reached ? <IconCheck size={20} stroke={2.4} /> : at + 1}
            </span>
            <span className="order-station-words">
              <strong>{title}</strong>
              <StationDay order={order} at={at} date={date} isOff={isOff} />
              <span className="fig-hidden">
                {t(reached ? 'order_pages.station.reached' : 'order_pages.station.open')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StationDay({ order, at, date, isOff }: { order: Tracked; at: number; date: string | null; isOff: boolean }) {
  const { t } = useI18n();
  if (date) return <time dateTime={date}>{shortDay(date)}</time>;
  const { reached } = order.stations[at]!;
  if (at < order.stations.length - 1 || reached || isOff) return null;
  const day = order.estimated_delivery_date;
  return <time dateTime={day}>{t('order_pages.expected', { day: shortDay(day) })}</time>;
}

/** The day that was promised, and how it stands to the event. */
function PromisedDay({ order, isOff }: { order: Tracked; isOff: boolean }) {
  const { t, locale } = useI18n();
  const now = useNow();
  if (isOff)
    return (
      <div className="order-promise">
        <div>
          <strong>{t('order_pages.off.title')}</strong>
          <span>{t('order_pages.off.text')}</span>
        </div>
      </div>
    );
  const last = order.stations.at(-1);
  const arrived = last?.reached ? last.date : null;
  const day = arrived ?? order.estimated_delivery_date;
  const { release_date: event } = order.album;
  const days = event ? daysBetween(day, event) : 0;
  return (
    <div className="order-promise">
      <IconTruck size={34} stroke={1.6} aria-hidden />
      <div>
        <span className="fig-hidden">{t(arrived ? 'order_pages.arrived' : 'order_pages.estimated')}</span>
        <strong>{weekdayOf(locale, day, now)}</strong>
        {event ? (
          <span>
            {days < 0
              ? t('order_pages.event.after', { days: -days, date: dayOf(locale, event, now) })
              : t('order_pages.event.before', { days, date: dayOf(locale, event, now) })}
          </span>
        ) : (
          <span>{t(arrived ? 'order_pages.arrived' : 'order_pages.estimated')}</span>
        )}
      </div>
    </div>
  );
}
