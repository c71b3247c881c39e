import type { RosterStatus } from '@figurina/album';
import { StatePill, type StateTone } from '@figurina/ui';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useT } from '../../../../../app/use-t.ts';

const LOOK: Record<RosterStatus, { tone: StateTone; icon: typeof IconCheck }> = {
  doubtful: { tone: 'sun', icon: IconHelpCircle },
  unreadable: { tone: 'red', icon: IconBan },
  changed: { tone: 'sky', icon: IconRefresh },
  new: { tone: 'pitch', icon: IconCirclePlus },
  unchanged: { tone: 'pitch', icon: IconCheck },
  skipped: { tone: 'pitch', icon: IconMinus },
};

/** What will become of a row, as icon and word. */
export function RosterStatusPill({ status }: { status: RosterStatus }) {
  const t = useT();
  const { tone, icon } = LOOK[status];
  return (
    <StatePill tone={tone} icon={icon}>
      {t(`roster.status.${status}`)}
    </StatePill>
  );
}
