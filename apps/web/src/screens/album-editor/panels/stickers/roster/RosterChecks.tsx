import type { RosterStatus } from '@figurina/album';
import { useRovingFocus } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useT } from '../../../../../app/use-t.ts';
import type { RosterFilter } from './RosterImport.tsx';

const FILTERS: readonly RosterFilter[] = ['all', 'doubtful', 'unreadable', 'changed', 'new', 'unchanged'];
/** Shown when there are some. */
const SELDOM: readonly RosterFilter[] = ['skipped', 'leaving'];

interface RosterChecksProps {
  counts: Record<RosterStatus, number>;
  /** Who is in the album and not in the list. */
  leaving: number;
  filter: RosterFilter;
  setFilter: (filter: RosterFilter) => void;
}

/** How many rows there are of each kind; a click shows only those. */
export function RosterChecks({ counts, leaving, filter, setFilter }: RosterChecksProps) {
  const t = useT();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const chips = useRovingFocus<HTMLDivElement>();
  const countOf = (name: RosterFilter): number =>
    name === 'all' ? total : name === 'leaving' ? leaving : counts[name];
  const seldom = SELDOM.filter((name) => countOf(name) > 0 || name === filter);
  return (
    <div className="roster-chips" role="group" aria-label={t('roster.filter')} {...chips}>
      {[...FILTERS, ...seldom].map((name) => {
        const count = countOf(name);
        return (
          <span key={name}>
            <UnstyledButton
              className="roster-chip"
              data-kind={name}
              aria-pressed={filter === name}
              onClick={() => setFilter(name)}
            >
              {name === 'doubtful' && count === 0 ? <IconCheck size={15} /> : null}
              {t(`roster.status.${name}`)} <b>{count}</b>
            </UnstyledButton>
          </span>
        );
      })}
    </div>
  );
}
