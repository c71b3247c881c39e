import { ActionIcon } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useT } from '../../../../../app/use-t.ts';
import type { InviteList } from './use-invite-list.ts';

/** The pasted addresses, each with why it cannot be invited, to be taken out one by one. */
export function InviteListed({ list }: { list: InviteList }) {
  const t = useT();
  if (list.listed.length === 0) return null;
  return (
    <ul className="people-listed" aria-label={t('people.invite.list')}>
      {list.listed.map(({ email, fault }) => (
        <li key={email} data-fault={fault ? '' : undefined}>
          {fault ? <IconAlertTriangle size={18} aria-hidden /> : <IconMail size={18} aria-hidden />}
          <span>
            {email}
            {fault ? <small>{fault}</small> : null}
          </span>
          <ActionIcon size={32} aria-label={t('people.invite.take_out', { email })} onClick={() => list.takeOut(email)}>
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
