import type { DashboardOrder } from '@figurina/contract';
import { StatePill } from '@figurina/ui';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import { useT } from '../../app/use-t.ts';

/** What the dates do not say: it is over, or whose turn it is before anything is printed. */
export function OrderMark({ order: { tab, turn, ended_by: end, replacement } }: { order: DashboardOrder }) {
  const t = useT();
  if (end)
    return (
      <StatePill tone="red" icon={IconBan}>
        {t(`dashboard.ended.${end}`)}
      </StatePill>
    );
  if (replacement)
    return (
      <StatePill tone="sky" icon={IconRefresh}>
        {t('dashboard.replacement')}
      </StatePill>
    );
  if (tab !== 'pending_review') return null;
  return turn === 'customer' ? (
    <StatePill tone="pitch" icon={IconHourglass}>
      {t('dashboard.turn.customer')}
    </StatePill>
  ) : (
    <StatePill tone="sun" icon={IconUserCheck}>
      {t('dashboard.turn.house')}
    </StatePill>
  );
}
