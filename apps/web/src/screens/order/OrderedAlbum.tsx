import type { Order } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { BookCover } from '@figurina/ui';
import { Link } from 'react-router';
import { useNow } from '../../app/use-now.ts';
import { useI18n } from '../../app/use-t.ts';
import { dayOf } from '../../orders/order-days.ts';
import { InvoiceBadge } from './InvoiceBadge.tsx';

/** What was ordered: the album as it is printed. */
export function OrderedAlbum({ order }: { order: Order }) {
  const { t, locale } = useI18n();
  const now = useNow();
  const { album } = order;
  const title = album.title || t('album.title_placeholder');
  return (
    <section className="order-panel ordered-album" aria-labelledby="ordered-album">
      <BookCover title={title} lang={order.language} picture={album.cover_preview_url} eager />
      <div>
        <h2 id="ordered-album">{title}</h2>
        <p>
          {t('order_pages.album.facts', { pages: album.pages, stickers: album.total_sticker_sorts })}{' '}
          {order.approved_at
            ? t('order_pages.album.frozen', { date: dayOf(locale, order.approved_at.slice(0, 10), now) })
            : t('order_pages.album.open')}
        </p>
        {album.release_date ? <p>{t('order_pages.event', { date: formatDate(album.release_date) })}</p> : null}
        <p className="ordered-album-badges">
          <span className="order-badge">{t(`category.${album.category}`)}</span>
          <InvoiceBadge invoice={order.user_invoice} />
        </p>
        {album.open ? (
          <Link to={`/album/${album.id}/stickers`} className="fig-text-link">
            {t('order_pages.album.look')}
          </Link>
        ) : (
          <p>{t('order_pages.album.gone')}</p>
        )}
      </div>
    </section>
  );
}
