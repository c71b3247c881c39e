import type { CustomerMail } from '@figurina/contract';
import { StatePill } from '@figurina/ui';
import { Button, VisuallyHidden } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Link } from 'react-router';
import { houseDateTime } from '../../../app/house-time.ts';
import { useT } from '../../../app/use-t.ts';

const PILLS = {
  sent: { tone: 'green', icon: IconCheck },
  unwanted: { tone: 'pitch', icon: IconBan },
  too_many: { tone: 'red', icon: IconAlertTriangle },
} as const;

/** When which mail went where, and what became of it. */
export function MailTable(props: { mails: readonly CustomerMail[]; onResend: (mail: CustomerMail) => void }) {
  const t = useT();
  return (
    <table className="staff-table customer-mails">
      <thead>
        <tr>
          <th scope="col">{t('customers.mail')}</th>
          <th scope="col">{t('customers.mail.about')}</th>
          <th scope="col">{t('customers.mail.when')}</th>
          <th scope="col">{t('customers.state')}</th>
          <th scope="col">
            <VisuallyHidden>{t('customers.mail.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} onResend={() => props.onResend(mail)} />
        ))}
      </tbody>
    </table>
  );
}

function MailRow({ mail, onResend }: { mail: CustomerMail; onResend: () => void }) {
  const t = useT();
  const { subject, order, resending } = mail;
  const words = subject ?? t('customers.mail.no_subject');
  return (
    <tr>
      <td className="customer-subject">
        {words}
        <small>{t('customers.mail.to', { to: mail.to })}</small>
      </td>
      <td data-label={t('customers.mail.about')}>
        {order ? <Link to={`/orders/${order.id}`}>{order.name}</Link> : t(`customers.about.${mail.about}`)}
      </td>
      <td data-label={t('customers.mail.when')} className="customer-when">
        <time dateTime={mail.at}>{houseDateTime(mail.at)}</time>
      </td>
      <td className="staff-state">
        <StatePill {...PILLS[mail.state]}>{t(`customers.mail.state.${mail.state}`)}</StatePill>
      </td>
      <td className="customer-again">
        {resending === 'yes' ? (
          <Button variant="default" aria-label={`${t('customers.mail.again')}: ${words}`} onClick={onResend}>
            {t('customers.mail.again')}
          </Button>
        ) : (
          <small>{t(`customers.mail.why.${resending}`)}</small>
        )}
      </td>
    </tr>
  );
}
