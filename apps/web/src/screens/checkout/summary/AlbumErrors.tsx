import type { Checkout, CheckoutError } from '@figurina/contract';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { Link } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import { placeOf } from './place-of.ts';

/** What about the album stands in the way of an order, in place of the summary; each leads to where it is put right. */
export function AlbumErrors({ checkout }: { checkout: Checkout }) {
  const t = useT();
  const { album, errors, error_details: details } = checkout;
  const count = Math.max(errors.length, details.length);
  const shown: readonly Pick<CheckoutError, 'message' | 'code' | 'spread' | 'sticker_id'>[] =
    details.length > 0 ? details : errors.map((message) => ({ message, code: '', spread: null, sticker_id: null }));
  return (
    <section className="checkout-card checkout-errors" aria-labelledby="checkout-errors" role="alert">
      <h2 id="checkout-errors">
        <IconAlertTriangle size={22} aria-hidden />
        {t('checkout.not_yet', { count })}
      </h2>
      <ul>
        {shown.map((one, at) => (
          // The same may be said twice, of two places that have no names.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span>{one.message}</span>{' '}
            <Link className="fig-text-link fig-reach" to={placeOf(album.id, one)}>
              {t('checkout.show')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
