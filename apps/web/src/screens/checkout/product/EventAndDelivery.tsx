import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import { useState } from 'react';
import { EventDateInput } from '../../../app/EventDateInput.tsx';
import { useI18n } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { fieldId } from '../contact/contact-form.ts';
import { dayInWords } from '../day-in-words.ts';

/** The day of the event, and by when to order for it. */
export function EventAndDelivery({ desk, refused }: { desk: CheckoutDesk; refused: string | null }) {
  const { t, locale } = useI18n();
  const { checkout, eventDate, eventFault, isFresh, change } = desk;
  const { order_by_date: orderBy, delivery_tight: tight, support_email: email } = checkout;
  const [left, setLeft] = useState(false);
  const isSaid = left || eventFault === 'event_date_past';
  const error = (isSaid && eventFault && t(`orders.fault.${eventFault}`)) || (eventFault ? null : refused);
  return (
    <div className="checkout-event">
      <EventDateInput
        id={fieldId('eventDate')}
        label={t('checkout.event')}
        placeholder={t('checkout.event.hint')}
        value={eventDate}
        error={error}
        required
        onBlur={() => setLeft(true)}
        onChange={(day) => {
          setLeft(true);
          change({ eventDate: day });
        }}
      />
      <div className="checkout-figures" data-stale={!isFresh || undefined}>
        {eventDate === null || eventFault ? null : tight ? (
          <p className="checkout-tight" role="alert">
            <IconAlertTriangle size={24} aria-hidden />
            <span>
              {t('checkout.tight')} <a href={`mailto:${email}`}>{email}</a>
            </span>
          </p>
        ) : orderBy ? (
          <div className="checkout-delivery">
            <IconTruckDelivery size={24} aria-hidden />
            <div>
              <strong>{t('checkout.order_by', { date: dayInWords(locale, orderBy) })}</strong>
              <p>{t('checkout.order_by.text')}</p>
            </div>
          </div>
        ) : null}
      </div>
    </div>
  );
}
