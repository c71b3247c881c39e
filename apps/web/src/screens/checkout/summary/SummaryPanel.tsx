import { formatNumber } from '@figurina/locales';
import { BookCover, ErrorNotice } from '@figurina/ui';
import { problemText } from '../../../api/problem.ts';
import { useI18n } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { DeliveryCard } from './DeliveryCard.tsx';
import { PriceLines } from './PriceLines.tsx';
import type { VoucherDesk } from './use-voucher.ts';
import { VoucherBox } from './VoucherBox.tsx';

/** What is ordered and what it costs. While other figures are on their way the old ones are dim. */
export function SummaryPanel({ desk, voucher }: { desk: CheckoutDesk; voucher: VoucherDesk }) {
  const { t, locale } = useI18n();
  const { checkout, isBusy, isFresh, error, ask } = desk;
  const { album } = checkout;
  const facts = t('checkout.album_facts', {
    pages: album.pages,
    stickers: album.total_sticker_sorts,
    spine: formatNumber(locale, album.spine, 1),
  });
  return (
    <section className="checkout-card checkout-summary" aria-label={t('checkout.summary')}>
      <div className="checkout-album">
        <div className="checkout-cover">
          <BookCover title={album.title} lang={album.language} picture={album.cover_preview_url} eager />
        </div>
        <div>
          <h2 lang={album.language}>{album.title}</h2>
          <p>{facts}</p>
        </div>
      </div>
      <div className="checkout-figures" aria-busy={isBusy} data-stale={!isFresh || undefined}>
        <PriceLines checkout={checkout} />
      </div>
      {error ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void ask(), busy: isBusy }}>
          {problemText(t, error)}
        </ErrorNotice>
      ) : null}
      <VoucherBox voucher={voucher} isBusy={isBusy} />
      <div className="checkout-figures" data-stale={!isFresh || undefined}>
        <DeliveryCard checkout={checkout} eventDate={desk.eventFault ? null : desk.eventDate} />
      </div>
    </section>
  );
}
