import type { Order } from '@figurina/contract';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useT } from '../app/use-t.ts';
import './orders.css';

/** Each parcel with the page that follows it. One alone stands in the timeline as well. */
export function ParcelLinks({ parcels }: Pick<Order, 'parcels'>) {
  const t = useT();
  if (parcels.length === 0) return null;
  return (
    <section className="order-panel order-parcels" aria-labelledby="order-parcels">
      <h2 id="order-parcels">{t('order_pages.parcels', { count: parcels.length })}</h2>
      <ul>
        {parcels.map(({ code, url }) => (
          <li key={code}>
            <a href={url} target="_blank" rel="noopener noreferrer" className="fig-text-link">
              <IconExternalLink size={16} aria-hidden />
              {code}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
