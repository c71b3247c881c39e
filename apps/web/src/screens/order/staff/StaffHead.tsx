import { formatDate } from '@figurina/locales';
import { BookCover } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Link } from 'react-router';
import { houseDate } from '../../../app/house-time.ts';
import { useT } from '../../../app/use-t.ts';
import { InvoiceBadge } from '../InvoiceBadge.tsx';
import { useDeliveryNote } from '../use-delivery-note.ts';
import type { DeskOrder } from './desk-order.ts';

/** Which order it is, and its papers. */
export function StaffHead({ order }: { order: DeskOrder }) {
  const t = useT();
  const note = useDeliveryNote(order.id);
  const { album, invoice } = order;
  const title = album.title || t('album.title_placeholder');
  return (
    <header className="desk-head">
      <BookCover title={title} lang={order.language} picture={album.cover_preview_url} eager />
      <div className="desk-head-words">
        <Link to="/dashboard" className="fig-text-link">
          <IconArrowLeft size={17} aria-hidden />
          {t('order_desk.back')}
        </Link>
        <h1>
          {order.name}, {title}
        </h1>
        <p className="desk-badges">
          <span className="order-badge">{t(`category.${album.category}`)}</span>
          <InvoiceBadge invoice={invoice} />
          <span className="order-badge">{order.status_message}</span>
          {order.replaces ? (
            <Link to={`/orders/${order.replaces.id}`} className="fig-text-link">
              {t('order_desk.replaces', { name: order.replaces.name })}
            </Link>
          ) : null}
          {album.release_date ? <span>{t('order_desk.event', { date: formatDate(album.release_date) })}</span> : null}
          <span>{t('order_desk.ordered', { date: houseDate(order.created_at) })}</span>
        </p>
      </div>
      <div className="order-papers">
        <Button
          variant="default"
          loading={note.isPending}
          leftSection={<IconClipboardText size={18} aria-hidden />}
          onClick={note.open}
        >
          {t('order_pages.note')}
        </Button>
        {order.staff.placed_by && (
          <Button
            component={Link}
            to={`/customers/${encodeURIComponent(order.staff.placed_by.id)}`}
            variant="default"
            leftSection={<IconUser size={18} aria-hidden />}
          >
            {t('order_desk.customer')}
          </Button>
        )}
        <Button
          component={Link}
          to={`/audit-log?query=${order.name}`}
          variant="default"
          leftSection={<IconHistory size={18} aria-hidden />}
        >
          {t('order_desk.audit')}
        </Button>
        <Button component={Link} to="?as=customer" variant="default" leftSection={<IconEye size={18} aria-hidden />}>
          {t('order_desk.as_customer')}
        </Button>
      </div>
    </header>
  );
}
