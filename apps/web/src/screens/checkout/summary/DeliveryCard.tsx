import type { Checkout } from '@figurina/contract';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useI18n } from '../../../app/use-t.ts';
import { dayInWords, daysBetween } from '../day-in-words.ts';

/** When it is there, and how long before the event. */
export function DeliveryCard({ checkout, eventDate }: { checkout: Checkout; eventDate: string | null }) {
  const { t, locale } = useI18n();
  const { estimated_delivery_date: delivery } = checkout;
  const days = eventDate ? daysBetween(delivery, eventDate) : 0;
  return (
    <div className="checkout-delivery">
      <IconTruckDelivery size={24} aria-hidden />
      <div>
        <strong>{t('checkout.delivery', { date: dayInWords(locale, delivery) })}</strong>
        {eventDate ? (
          <p>
            {days > 0
              ? t('checkout.delivery.before', { days, date: dayInWords(locale, eventDate) })
              : t('checkout.delivery.late', { date: dayInWords(locale, eventDate) })}
          </p>
        ) : null}
      </div>
    </div>
  );
}
