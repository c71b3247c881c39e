import type { Invitation } from '@figurina/contract';
import { ActionMenu } from '@figurina/ui';
import { Avatar } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useState } from 'react';
import { useServices } from '../../../../../app/services.ts';
import { useNow } from '../../../../../app/use-now.ts';
import { useT } from '../../../../../app/use-t.ts';
import { daysLeft } from './days-left.ts';
import { LinkField } from './LinkField.tsx';
import { ListState } from './ListState.tsx';
import type { PeopleDesk } from './people-desk.ts';
import { useInvitations } from './use-people-lists.ts';

/** Who has been invited and has not come yet. */
export function InvitationsList({ desk }: { desk: PeopleDesk }) {
  const t = useT();
  const query = useInvitations(desk);
  const { data: invitations } = query;
  if (!invitations) return <ListState query={query} failed={t('people.invitations.failed')} />;
  if (invitations.length === 0) return <p className="people-none">{t('people.invitations.none')}</p>;
  return (
    <ul className="people-list">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} desk={desk} />
      ))}
    </ul>
  );
}

function InvitationRow({ invitation, desk }: { invitation: Invitation; desk: PeopleDesk }) {
  const t = useT();
  const now = useNow();
  const { api } = useServices();
  const [link, setLink] = useState<string | null>(null);
  const { email, role, expires_at } = invitation;
  const params = { id: invitation.id };

  const restore = () =>
    void desk.run(
      'restore',
      () => api.members.restoreInvitation({ params }),
      () => ({ text: t('people.invitation.restored', { email }) }),
    );
  const cancel = () =>
    void desk.run(
      'cancel',
      () => api.members.cancelInvitation({ params }),
      () => ({ text: t('people.invitation.cancelled', { email }), undo: restore }),
    );
  const renew = () => {
    setLink(null);
    void desk.run(
      'renew',
      () => api.members.renewInvitation({ params }),
      () => ({ text: t('people.invitation.renewed', { email }) }),
    );
  };
  const copy = async (): Promise<void> => {
    const answer = await desk.run('copy', () => api.members.copyInvitation({ params }));
    if (answer) setLink(answer.link);
  };
  return (
    <li className="people-row">
      <Avatar size={40} color="pitch" variant="light" alt="">
        <IconMail size={20} aria-hidden />
      </Avatar>
      <div className="people-who">
        <strong>{email}</strong>
        <span>
          {t(`people.role.${role}`)} · {daysLeft(t, expires_at, now)}
        </span>
      </div>
      <button
        type="button"
        className="fig-text-link"
        aria-label={t('people.invitation.cancel_of', { email })}
        onClick={cancel}
      >
        {t('people.invitation.cancel')}
      </button>
      <ActionMenu
        label={t('people.invitation.actions', { email })}
        button={<IconDots size={20} />}
        entries={[
          { kind: 'action', label: t('people.invitation.renew'), icon: IconSend, run: renew },
          { kind: 'action', label: t('people.invitation.copy'), icon: IconCopy, run: () => void copy() },
        ]}
      />
      {link ? (
        <LinkField
          link={link}
          label={t('people.invitation.link', { email })}
          hint={t('people.invitation.link.hint')}
          copiesAtOnce
        />
      ) : null}
    </li>
  );
}
