import { canBeKeptToChapters, MEMBER_ROLES, type MemberRole } from '@figurina/album';
import type { Association, OwnershipOffer } from '@figurina/contract';
import { useSource } from '@figurina/drawing';
import { ActionMenu, type MenuEntry } from '@figurina/ui';
import { Avatar } from '@mantine/core';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import { initialsOf } from '../../../../../app/initials.ts';
import { useServices } from '../../../../../app/services.ts';
import { useNow } from '../../../../../app/use-now.ts';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { daysLeft } from './days-left.ts';
import { nameOf } from './member-name.ts';
import type { Asked, PeopleDesk } from './people-desk.ts';

interface MemberRowProps {
  readonly member: Association;
  readonly desk: PeopleDesk;
  /** Of this member to take the album over. */
  readonly offer: OwnershipOffer | null;
  readonly onAsk: (what: Asked) => void;
}

/** Who it is, what they are here, and what can be done about it. */
export function MemberRow({ member, desk, offer, onAsk }: MemberRowProps) {
  const t = useT();
  const { user, owner } = member;
  const name = nameOf(member);
  const isMe = user.sub === desk.me;
  return (
    <li className="people-row">
      <Avatar src={user.picture} size={40} color="pitch" alt="">
        {initialsOf(name)}
      </Avatar>
      <div className="people-who">
        <strong>
          {name}
          {isMe ? <em> ({t('people.you')})</em> : null}
        </strong>
        {user.email && user.email !== name ? <span>{user.email}</span> : null}
        <ChaptersLine member={member} />
        {offer && desk.mayHandOver ? <OfferLine offer={offer} desk={desk} /> : null}
      </div>
      {owner ? (
        <span className="people-owner">{t('people.owner')}</span>
      ) : desk.mayManage ? (
        <RoleMenu member={member} desk={desk} onAsk={onAsk} />
      ) : (
        <span className="people-role">{t(`people.role.${member.role as MemberRole}`)}</span>
      )}
      {isMe && !owner ? (
        <button type="button" className="fig-text-link people-leave" onClick={() => onAsk('leave')}>
          {t('people.leave')}
        </button>
      ) : null}
    </li>
  );
}

/** The chapters that somebody is restricted to, by name. */
function ChaptersLine({ member: { sections } }: { member: Association }) {
  const t = useT();
  const chapters = useSource(useEditor().facts.chapters);
  if (!sections) return null;
  const names = chapters.filter(({ id }) => sections.includes(id)).map(({ name }) => name);
  const words = names.length > 0 ? names.join(', ') : t('people.chapters.count', { count: sections.length });
  return <span className="people-only">{t('people.chapters.only', { chapters: words })}</span>;
}

function OfferLine({ offer, desk }: { offer: OwnershipOffer; desk: PeopleDesk }) {
  const t = useT();
  const { api } = useServices();
  const now = useNow();
  return (
    <span className="people-only">
      {t('people.handover.asked', { left: daysLeft(t, offer.expires_at, now) })}{' '}
      <button
        type="button"
        className="fig-text-link"
        onClick={() => void desk.run('offer', () => api.members.withdrawOffer({ params: { id: desk.albumId } }))}
      >
        {t('people.handover.withdraw')}
      </button>
    </span>
  );
}

function RoleMenu({ member, desk, onAsk }: Omit<MemberRowProps, 'offer'>) {
  const t = useT();
  const { api } = useServices();
  const { facts } = useEditor();
  const role = member.role as MemberRole;
  const name = nameOf(member);
  const words = t(`people.role.${role}`);
  const choose = (value: string): void => {
    if (value === role) return;
    void desk.run(
      'role',
      () => api.members.change({ params: { id: member.id }, body: { role: value as MemberRole } }),
      () => ({ text: t('people.member.changed', { name, role: t(`people.role.${value as MemberRole}`) }) }),
    );
  };
  const hasSome = useSource(facts.chapters).some(({ isStatic }) => !isStatic);
  const entries: MenuEntry[] = [
    {
      kind: 'choice',
      label: t('people.role'),
      value: role,
      options: MEMBER_ROLES.map((value) => ({
        value,
        label: t(`people.role.${value}`),
        hint: t(`people.role.${value}.hint`),
      })),
      choose,
    },
  ];
  if (hasSome && canBeKeptToChapters(role))
    entries.push({ kind: 'action', label: t('people.chapters.edit'), icon: IconBook, run: () => onAsk('chapters') });
  if (desk.mayHandOver)
    entries.push({
      kind: 'action',
      label: t('people.handover'),
      icon: IconArrowsExchange,
      run: () => onAsk('handover'),
    });
  if (member.user.sub !== desk.me)
    entries.push({
      kind: 'action',
      label: t('people.remove'),
      icon: IconUserMinus,
      danger: true,
      run: () => onAsk('remove'),
    });
  return (
    <ActionMenu
      className="people-menu"
      label={t('people.member.actions', { name, role: words })}
      button={
        <>
          {words}
          <IconChevronDown size={16} />
        </>
      }
      entries={entries}
    />
  );
}
