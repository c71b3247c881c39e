import type { Offer, OfferState } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { ActionMenu, type MenuEntry, StatePill, type StateTone } from '@figurina/ui';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import type { ComponentProps } from 'react';
import { houseDate } from '../../app/house-time.ts';
import { useCopy } from '../../app/use-copy.ts';
import { useT } from '../../app/use-t.ts';

const STATES: Record<OfferState, { tone: StateTone; icon: ComponentProps<typeof StatePill>['icon'] }> = {
  open: { tone: 'sun', icon: IconClock },
  over: { tone: 'pitch', icon: IconCalendarOff },
  withdrawn: { tone: 'red', icon: IconBan },
  ordered: { tone: 'green', icon: IconCircleCheck },
};

type Withdraw = (offer: Offer) => void;

export function OfferTable({ offers, onWithdraw }: { offers: readonly Offer[]; onWithdraw: Withdraw }) {
  const t = useT();
  return (
    <table className="staff-table offer-table">
      <thead>
        <tr>
          <th scope="col">{t('offers.number')}</th>
          <th scope="col">{t('offers.customer')}</th>
          <th scope="col">{t('offers.total')}</th>
          <th scope="col">{t('offers.valid_until')}</th>
          <th scope="col">{t('offers.state')}</th>
          <th scope="col">
            <VisuallyHidden>{t('offers.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} onWithdraw={onWithdraw} />
        ))}
      </tbody>
    </table>
  );
}

function OfferRow({ offer, onWithdraw }: { offer: Offer; onWithdraw: Withdraw }) {
  const t = useT();
  const copy = useCopy();
  const { name, state, url, pdf_url, order_name: order } = offer;
  const [customer = '', ...address] = offer.customer.split('\n');
  const show = (where: string): void => void window.open(where, '_blank', 'noopener');
  const copyLink = (): void => copy(url, { done: t('offers.copied', { name }), failed: t('offers.copy_failed') });
  const entries: MenuEntry[] = [
    { kind: 'action', label: t('offers.open'), icon: IconExternalLink, run: () => show(url) },
    {
      kind: 'action',
      label: t('offers.pdf'),
      icon: IconDownload,
      disabled: offer.withdrawn,
      run: () => show(pdf_url),
    },
  ];
  if (state !== 'ordered')
    entries.push(
      offer.withdrawn
        ? { kind: 'action', label: t('offers.give_again'), icon: IconArrowBackUp, run: () => onWithdraw(offer) }
        : { kind: 'action', label: t('offers.withdraw'), icon: IconBan, danger: true, run: () => onWithdraw(offer) },
    );
  const scope = { albums: offer.no_albums, pages: offer.pages, stickers: offer.singles + offer.doubles };
  return (
    <tr>
      <td>
        <span className="offer-name">
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
          <ActionIcon size={40} aria-label={`${t('offers.copy')}: ${name}`} title={t('offers.copy')} onClick={copyLink}>
            <IconLink size={18} aria-hidden />
          </ActionIcon>
        </span>
        <small>{houseDate(offer.created_at)}</small>
      </td>
      <td className="offer-customer">
        <strong>{customer}</strong>
        {address.length > 0 && <small>{address.join(', ')}</small>}
        <small>
          {t(`category.${offer.category}`)}, {t('offers.scope.words', scope)}
        </small>
      </td>
      <td data-label={t('offers.total')} className="offer-total">
        {offer.amount_gross_human}
        <small>{t('offers.net', { amount: offer.amount_human })}</small>
      </td>
      <td data-label={t('offers.valid_until')}>{formatDate(offer.valid_until)}</td>
      <td className="staff-state">
        <StatePill {...STATES[state]}>
          {state === 'ordered' ? t('offers.state.ordered', { order: order ?? '' }) : t(`offers.state.${state}`)}
        </StatePill>
      </td>
      <td className="staff-do">
        <ActionMenu
          className="staff-menu"
          label={t('offers.menu', { name })}
          button={<IconDots size={20} aria-hidden />}
          entries={entries}
        />
      </td>
    </tr>
  );
}
