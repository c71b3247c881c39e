import type { Customer } from '@figurina/contract';
import { isLocale, LOCALE_NAMES } from '@figurina/locales';
import { StatePill } from '@figurina/ui';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from 'react-router';
import { houseDate } from '../../../app/house-time.ts';
import { useT } from '../../../app/use-t.ts';
import { CustomerNav } from './CustomerNav.tsx';

/** Who it is. */
export function CustomerHead({ customer }: { customer: Customer }) {
  const t = useT();
  const { name, email, email_confirmed: isConfirmed, language } = customer;
  return (
    <header className="customer-head">
      <Link to="/customers" className="fig-text-link">
        <IconArrowLeft size={17} aria-hidden />
        {t('customers.back')}
      </Link>
      <h1>{name || email}</h1>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
        <StatePill tone={isConfirmed ? 'green' : 'sun'} icon={isConfirmed ? IconCircleCheck : IconClock}>
          {t(isConfirmed ? 'customers.confirmed' : 'customers.unconfirmed')}
        </StatePill>
      </p>
      <p className="customer-facts">
        <span>{t('customers.language', { language: isLocale(language) ? LOCALE_NAMES[language] : language })}</span>
        <span>{t('customers.created', { date: houseDate(customer.created_at) })}</span>
        <span>{t('customers.seen', { date: houseDate(customer.last_seen_at) })}</span>
      </p>
      <CustomerNav />
    </header>
  );
}
