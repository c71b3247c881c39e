import { houseClock } from '@figurina/commerce';
import { formatDate, formatNumber } from '@figurina/locales';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Link } from 'react-router';
import { useNow } from '../../../app/use-now.ts';
import { useI18n } from '../../../app/use-t.ts';
import type { DeskOrder } from './desk-order.ts';

/** What is printed, and by when the house does its parts. */
export function StaffCopy({ order }: { order: DeskOrder }) {
  const { t, locale } = useI18n();
  const now = useNow();
  const { album, staff } = order;
  const { approved, valid, version, hash } = staff.copy;
  const facts = [
    ['pages', formatNumber(locale, album.pages)],
    ['stickers', formatNumber(locale, album.total_sticker_sorts)],
    ['spine', t('order_desk.copy.millimetres', { width: formatNumber(locale, album.spine, 1) })],
  ] as const;
  const dates = [
    ['transfer', order.transfer_status],
    ['albums', order.albums_status],
    ['shipment', order.shipment_status],
  ] as const;
  return (
    <section className="order-panel desk-copy" aria-labelledby="desk-copy">
      <h2 id="desk-copy">{t('order_desk.copy')}</h2>
      <p>{t(approved ? 'order_desk.copy.approved' : 'order_desk.copy.ordered', { version })}</p>
      {valid ? null : (
        <p className="desk-alarm" role="alert">
          <IconAlertTriangle size={18} aria-hidden />
          {t('order_desk.copy.invalid')}
        </p>
      )}
      <dl className="desk-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`order_desk.copy.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="desk-note">
        {t('order_desk.copy.hash')} <code title={hash}>{hash.slice(0, 12)}</code>
      </p>
      {album.open ? (
        <Link to={`/album/${album.id}/stickers`} className="fig-text-link">
          {t('order_desk.copy.look')}
        </Link>
      ) : null}
      <p className="desk-note">{t('order_desk.copy.edit_hint')}</p>
      <h3>{t('order_desk.status')}</h3>
      <dl className="desk-dates">
        {dates.map(([name, { status, date }]) => (
          <div key={name}>
            <dt>{t(`order_desk.status.${name}`)}</dt>
            <dd data-status={status} data-late={isLate(status, date, now) || undefined}>
              {date ? t(`order_desk.status.${inWords(status)}`, { date: formatDate(date) }) : null}
              {isLate(status, date, now) ? ` (${t('order_desk.status.late')})` : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** By the clock of the house. */
function isLate(status: string, date: string | null, now: Date): boolean {
  return status === 'pending' && date !== null && date < houseClock(now).day;
}

function inWords(status: string): 'pending' | 'started' | 'failed' | 'done' {
  return status === 'pending' || status === 'started' || status === 'failed' ? status : 'done';
}
