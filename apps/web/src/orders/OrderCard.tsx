import type { OrderSummary } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { BookCover } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Link } from 'react-router';
import { houseDate } from '../app/house-time.ts';
import { useT } from '../app/use-t.ts';
import { SignalStrip } from './SignalStrip.tsx';
import './orders.css';

/** One order in a list: how far it is, in words and as a strip, and the way to all of it. */
export function OrderCard({ order, heading: Heading = 'h2' }: { order: OrderSummary; heading?: 'h2' | 'h3' }) {
  const t = useT();
  const { album } = order;
  const to = `/orders/${order.id}`;
  const title = album.title || t('album.title_placeholder');
  return (
    <article className="order-card">
      <Link to={to} className="order-card-cover" tabIndex={-1} aria-hidden="true">
        <BookCover title={title} picture={album.cover_preview_url} />
      </Link>
      <div className="order-card-words">
        <p className="order-eyebrow">{t('order_pages.of', { name: order.name, date: houseDate(order.created_at) })}</p>
        <Heading>
          <Link to={to}>{title}</Link>
        </Heading>
        <p className="order-card-status">{order.status_message}</p>
        <ul className="order-card-facts">
          <li>
            <IconMapPin size={17} aria-hidden />
            <span className="fig-hidden">{t('order_pages.address.to')}</span>
            {order.shipping_address_line}
          </li>
          {album.release_date ? (
            <li>
              <IconCalendarEvent size={17} aria-hidden />
              {t('order_pages.event', { date: formatDate(album.release_date) })}
            </li>
          ) : null}
        </ul>
      </div>
      <div className="order-card-end">
        <strong className="order-card-amount">{order.amount_gross_human}</strong>
        <Button
          component={Link}
          to={to}
          variant="default"
          aria-label={t('order_pages.details.of', { name: order.name })}
        >
          {t('order_pages.details')}
        </Button>
      </div>
      <SignalStrip reached={order.reached_signals} />
    </article>
  );
}

/** In the geometry of a card. */
export const ORDER_CARD_HEIGHT = 218;
