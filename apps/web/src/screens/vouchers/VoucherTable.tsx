import type { VoucherRecord, VoucherState } from '@figurina/contract';
import { formatDate, type Translate } from '@figurina/locales';
import { ActionMenu, type MenuEntry, StatePill, type StateTone } from '@figurina/ui';
import { ActionIcon, VisuallyHidden } from '@mantine/core';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconTicketOff from '@tabler/icons-react/dist/esm/icons/IconTicketOff.mjs';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { houseDate } from '../../app/house-time.ts';
import { useCopy } from '../../app/use-copy.ts';
import { useT } from '../../app/use-t.ts';

const STATES: Record<VoucherState, { tone: StateTone; icon: ComponentProps<typeof StatePill>['icon'] }> = {
  active: { tone: 'green', icon: IconCircleCheck },
  disabled: { tone: 'red', icon: IconBan },
  not_yet: { tone: 'sun', icon: IconClock },
  over: { tone: 'pitch', icon: IconCalendarOff },
  used_up: { tone: 'pitch', icon: IconTicketOff },
};

interface VoucherTableParts {
  readonly onEdit: (voucher: VoucherRecord) => void;
  readonly onSwitch: (voucher: VoucherRecord) => void;
  /** Undefined where a series is shown already. */
  readonly onSeries: ((series: string) => void) | undefined;
  readonly onCodes: (series: string) => void;
  /** Of a series there is one row, which stands for all of it. */
  readonly folded: boolean;
}

export function VoucherTable({ vouchers, ...parts }: VoucherTableParts & { vouchers: readonly VoucherRecord[] }) {
  const t = useT();
  return (
    <table className="staff-table voucher-table">
      <thead>
        <tr>
          <th scope="col">{t('vouchers.code')}</th>
          <th scope="col">{t('vouchers.worth')}</th>
          <th scope="col">{t('vouchers.period')}</th>
          <th scope="col">{t('vouchers.redeemed')}</th>
          <th scope="col">{t('vouchers.state')}</th>
          <th scope="col">
            <VisuallyHidden>{t('vouchers.actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {vouchers.map((voucher) =>
          parts.folded && voucher.series !== null ? (
            <SeriesRow key={voucher.id} voucher={voucher} series={voucher.series} {...parts} />
          ) : (
            <VoucherRow key={voucher.id} voucher={voucher} {...parts} />
          ),
        )}
      </tbody>
    </table>
  );
}

function VoucherRow({ voucher, onEdit, onSwitch, onSeries }: VoucherTableParts & { voucher: VoucherRecord }) {
  const t = useT();
  const copy = useCopy();
  const { code, disabled, series, state } = voucher;
  const entries: MenuEntry[] = [
    { kind: 'action', label: t('vouchers.edit'), icon: IconPencil, run: () => onEdit(voucher) },
    disabled
      ? { kind: 'action', label: t('vouchers.enable'), icon: IconCircleCheck, run: () => onSwitch(voucher) }
      : { kind: 'action', label: t('vouchers.disable'), icon: IconBan, danger: true, run: () => onSwitch(voucher) },
  ];
  if (series !== null && onSeries)
    entries.push({ kind: 'action', label: t('vouchers.series.show'), icon: IconStack2, run: () => onSeries(series) });
  return (
    <tr>
      <td>
        <span className="voucher-code">
          <code>{code}</code>
          <ActionIcon
            size={40}
            aria-label={t('vouchers.copy', { code })}
            onClick={() => copy(code, { done: t('vouchers.copied', { code }), failed: t('vouchers.copy_failed') })}
          >
            <IconCopy size={18} aria-hidden />
          </ActionIcon>
        </span>
        <Origin voucher={voucher} />
      </td>
      <WorthAndPeriod voucher={voucher} />
      <td data-label={t('vouchers.redeemed')}>
        {usesOf(t, voucher)}
        {voucher.redemptions.length > 0 && (
          <small aria-label={t('vouchers.orders')} role="group">
            {voucher.redemptions.map(({ order_id, order_name }) => (
              <Link key={order_id} to={`/orders/${order_id}`}>
                {order_name}
              </Link>
            ))}
            {voucher.uses > voucher.redemptions.length && '…'}
          </small>
        )}
      </td>
      <td className="staff-state">
        <StatePill {...STATES[state]}>{t(`vouchers.state.${state}`)}</StatePill>
      </td>
      <td className="staff-do">
        <ActionMenu
          className="staff-menu"
          label={t('vouchers.menu', { code })}
          button={<IconDots size={20} aria-hidden />}
          entries={entries}
        />
      </td>
    </tr>
  );
}

/** All codes of a series together. */
function SeriesRow({
  voucher,
  series,
  onSeries,
  onCodes,
}: VoucherTableParts & { voucher: VoucherRecord; series: string }) {
  const t = useT();
  const count = voucher.series_size ?? 0;
  const name = t('vouchers.series.of', { count });
  return (
    <tr>
      <td>
        <button type="button" className="voucher-fold" onClick={() => onSeries?.(series)}>
          {name}
        </button>
        <small>{t('vouchers.series.like', { code: voucher.code })}</small>
        <Origin voucher={voucher} />
      </td>
      <WorthAndPeriod voucher={voucher} />
      <td data-label={t('vouchers.redeemed')}>{t('vouchers.uses.unlimited', { uses: voucher.series_uses ?? 0 })}</td>
      <td className="staff-state">
        <StatePill tone="sky" icon={IconStack2}>
          {t('vouchers.series')}
        </StatePill>
      </td>
      <td className="staff-do">
        <ActionMenu
          className="staff-menu"
          label={t('vouchers.menu', { code: name })}
          button={<IconDots size={20} aria-hidden />}
          entries={[
            { kind: 'action', label: t('vouchers.series.show'), icon: IconStack2, run: () => onSeries?.(series) },
            { kind: 'action', label: t('vouchers.series.export'), icon: IconDownload, run: () => onCodes(series) },
          ]}
        />
      </td>
    </tr>
  );
}

function Origin({ voucher: { note, created_by, created_at } }: { voucher: VoucherRecord }) {
  const t = useT();
  return (
    <>
      {note && <small>{note}</small>}
      <small>{t('vouchers.made', { name: created_by, date: houseDate(created_at) })}</small>
    </>
  );
}

function WorthAndPeriod({ voucher }: { voucher: VoucherRecord }) {
  const t = useT();
  return (
    <>
      <td data-label={t('vouchers.worth')}>
        {voucher.worth_human}
        {voucher.min_amount_human && <small>{t('vouchers.min', { amount: voucher.min_amount_human })}</small>}
      </td>
      <td data-label={t('vouchers.period')}>{periodOf(t, voucher)}</td>
    </>
  );
}

function periodOf(t: Translate, { valid_from, valid_to }: VoucherRecord): string {
  const [from, to] = [valid_from && formatDate(valid_from), valid_to && formatDate(valid_to)];
  if (from && to) return t('vouchers.period.between', { from, to });
  if (from) return t('vouchers.period.from', { from });
  return to ? t('vouchers.period.to', { to }) : t('vouchers.period.always');
}

function usesOf(t: Translate, { uses, max_uses: max }: VoucherRecord): string {
  return max === null ? t('vouchers.uses.unlimited', { uses }) : t('vouchers.uses', { uses, max });
}
