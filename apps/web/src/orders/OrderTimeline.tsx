import type { OrderUpdate } from '@figurina/contract';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { Link } from 'react-router';
import { useNow } from '../app/use-now.ts';
import { useI18n } from '../app/use-t.ts';
import { momentOf } from './order-days.ts';
import { SIGNAL_ICONS } from './signal-icons.ts';
import './orders.css';

/** What has happened, the newest first. */
export function OrderTimeline({ updates }: { updates: readonly OrderUpdate[] }) {
  const { t, locale } = useI18n();
  const now = useNow();
  return (
    <section className="order-panel" aria-labelledby="order-timeline">
      <h2 id="order-timeline">{t('order_pages.timeline')}</h2>
      <ol className="order-timeline">
        {updates.map((update) => {
          const Icon = SIGNAL_ICONS[update.signal];
          return (
            <li key={update.id}>
              <span className="order-timeline-mark" data-color={update.color} aria-hidden="true">
                <Icon size={19} />
              </span>
              <div className="order-timeline-head">
                <h3>{update.title}</h3>
                <time dateTime={update.created_at}>{momentOf(locale, update.created_at, now)}</time>
              </div>
              {update.message ? <p>{update.message}</p> : null}
              <Place update={update} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const ABOUT_PARCELS: ReadonlySet<string> = new Set(['albums_shipped', 'shipment_created', 'shipped']);

/** Where a happening can be looked at. */
function Place({ update: { signal, target_url: url } }: { update: OrderUpdate }) {
  const { t } = useI18n();
  const words = t(ABOUT_PARCELS.has(signal) ? 'order_pages.follow' : 'order_pages.look');
  if (url?.startsWith('/'))
    return (
      <Link to={url} className="fig-text-link">
        {words}
      </Link>
    );
  if (!url || !/^https?:/.test(url)) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="fig-text-link">
      <IconExternalLink size={16} aria-hidden />
      {words}
    </a>
  );
}
