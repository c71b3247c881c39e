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
                <h3>{update.human_title}</h3>
                <time dateTime={update.created_at}>{momentOf(locale, update.created_at, now)}</time>
              </div>
              {update.message ? <p>{update.message}</p> : null}
              <Tracking update={update} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Where a happening can be looked at; a parcel's number where it is more than its link. */
function Tracking({ update: { signal, metadata, message, target_url: url } }: { update: OrderUpdate }) {
  const { t } = useI18n();
  const codes = [metadata['tracking_code'], metadata['dhl_tracking_code']];
  const code = codes.find((one): one is string => typeof one === 'string' && !/^https?:/.test(one));
  const words = t(signal === 'shipment_created' || signal === 'shipped' ? 'order_pages.follow' : 'order_pages.look');
  return (
    <>
      {code && !message.includes(code) ? <p>{t('order_pages.tracking', { code })}</p> : null}
      {url?.startsWith('/') ? (
        <Link to={url} className="fig-text-link">
          {words}
        </Link>
      ) : url && /^https?:/.test(url) ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="fig-text-link">
          <IconExternalLink size={16} aria-hidden />
          {words}
        </a>
      ) : null}
    </>
  );
}
