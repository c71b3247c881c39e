import type { Partner } from '@figurina/contract';
import { ActionMenu, type MenuEntry, StatePill } from '@figurina/ui';
import { VisuallyHidden } from '@mantine/core';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { houseDate } from '../../app/house-time.ts';
import { useT } from '../../app/use-t.ts';

interface TableParts {
  readonly onEdit: (partner: Partner) => void;
  readonly onRotate: (partner: Partner) => void;
  readonly onSwitch: (partner: Partner) => void;
}

export function PartnerTable({ partners, ...parts }: TableParts & { partners: readonly Partner[] }) {
  const t = useT();
  return (
    <table className="staff-table partner-table">
      <thead>
        <tr>
          <th scope="col">{t('partners.partner')}</th>
          <th scope="col">{t('partners.form.url_source')}</th>
          <th scope="col">{t('partners.albums')}</th>
          <th scope="col">{t('partners.orders')}</th>
          <th scope="col">{t('partners.created')}</th>
          <th scope="col">{t('partners.state')}</th>
          <th scope="col">
            <VisuallyHidden>{t('partners.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {partners.map((partner) => (
          <PartnerRow key={partner.id} partner={partner} {...parts} />
        ))}
      </tbody>
    </table>
  );
}

function PartnerRow({ partner, onEdit, onRotate, onSwitch }: TableParts & { partner: Partner }) {
  const t = useT();
  const { name, email, url_source, active } = partner;
  const entries: MenuEntry[] = [
    { kind: 'action', label: t('partners.change'), icon: IconPencil, run: () => onEdit(partner) },
    { kind: 'action', label: t('partners.rotate'), icon: IconLink, run: () => onRotate(partner) },
    active
      ? { kind: 'action', label: t('partners.stop'), icon: IconBan, danger: true, run: () => onSwitch(partner) }
      : { kind: 'action', label: t('partners.resume'), icon: IconCircleCheck, run: () => onSwitch(partner) },
  ];
  return (
    <tr>
      <td className="partner-name">
        <strong>{name}</strong>
        <small>{email}</small>
      </td>
      <td data-label={t('partners.form.url_source')}>
        <code>{url_source}</code>
      </td>
      <td data-label={t('partners.albums')}>{partner.albums}</td>
      <td data-label={t('partners.orders')}>{partner.orders}</td>
      <td data-label={t('partners.created')}>{houseDate(partner.created_at)}</td>
      <td className="staff-state">
        {active ? (
          <StatePill tone="green" icon={IconCircleCheck}>
            {t('partners.state.active')}
          </StatePill>
        ) : (
          <StatePill tone="pitch" icon={IconBan}>
            {t('partners.state.stopped')}
          </StatePill>
        )}
      </td>
      <td className="staff-do">
        <ActionMenu
          className="staff-menu"
          label={t('partners.menu', { name })}
          button={<IconDots size={20} aria-hidden />}
          entries={entries}
        />
      </td>
    </tr>
  );
}
