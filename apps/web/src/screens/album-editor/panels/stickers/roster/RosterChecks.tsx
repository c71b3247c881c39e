import type { RosterStatus } from '@figurina/album';
import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useT } from '../../../../../app/use-t.ts';
import type { RosterFilter } from './RosterImport.tsx';

const FILTERS: readonly RosterFilter[] = ['all', 'doubtful', 'unreadable', 'changed', 'new', 'unchanged'];

interface RosterChecksProps {
  counts: Record<RosterStatus, number>;
  filter: RosterFilter;
  setFilter: (filter: RosterFilter) => void;
}

/** How many rows there are of each kind; a click shows only those. */
export function RosterChecks({ counts, filter, setFilter }: RosterChecksProps) {
  const t = useT();
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="roster-chips" role="group" aria-label={t('roster.filter')}>
      {FILTERS.map((name) => {
        const count = name === 'all' ? total : counts[name];
        return (
          <UnstyledButton
            key={name}
            className="roster-chip"
            data-kind={name}
            aria-pressed={filter === name}
            onClick={() => setFilter(name)}
          >
            {name === 'doubtful' && count === 0 ? <IconCheck size={15} /> : null}
            {t(`roster.status.${name}`)} <b>{count}</b>
          </UnstyledButton>
        );
      })}
    </div>
  );
}
