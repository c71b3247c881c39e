import { ADDRESS_FIELDS, type AddressField } from '@figurina/commerce';
import type { Category } from '@figurina/album';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../app/use-t.ts';
import { fieldId, type FormField } from './contact-form.ts';
import { organizationLabel } from '../../../address/organization-label.ts';
import type { ContactDesk } from './use-contact.ts';

/** Messages that name their field themselves. */
const NAMES_ITSELF = /^(.*_required|email_invalid|event_date_past)$/;

/** What is wrong, all of it at the top, each a link to its field. */
export function FaultList({ contact, category }: { contact: ContactDesk; category: Category }) {
  const t = useT();
  const { shown, strays, faults, asked } = contact;
  const list = useRef<HTMLElement>(null);
  const seen = useRef(asked);
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    list.current?.focus();
  }, [asked]);
  const count = shown.size + strays.length;
  if (count === 0) return null;

  const words = (field: FormField, message: string): string => {
    const code = faults.find((fault) => fault.field === field)?.code ?? '';
    const [place, name] = field.startsWith('billing.')
      ? [t('checkout.billing.title'), field.slice('billing.'.length) as AddressField]
      : ['', field];
    const label =
      name === 'organization'
        ? t(organizationLabel(category))
        : name === 'consent' || name === 'eventDate'
          ? ''
          : isOfAddress(name)
            ? t(`address.${name as 'city'}`)
            : t(`checkout.field.${name as 'email'}`);
    return [place, NAMES_ITSELF.test(code) ? '' : label, message].filter(Boolean).join(': ');
  };
  return (
    <section ref={list} className="checkout-card checkout-faults" aria-labelledby="checkout-faults" tabIndex={-1}>
      <h2 id="checkout-faults">
        <IconAlertTriangle size={22} aria-hidden />
        {t('checkout.faults', { count })}
      </h2>
      <ul>
        {[...shown].map(([field, message]) => (
          <li key={field}>
            {field === 'eventDate' ? (
              <Link to="?step=product">{message}</Link>
            ) : (
              <a
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(field))?.focus();
                }}
              >
                {words(field, message)}
              </a>
            )}
          </li>
        ))}
        {strays.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

function isOfAddress(name: string): name is AddressField {
  return ADDRESS_FIELDS.some((one) => one === name);
}
