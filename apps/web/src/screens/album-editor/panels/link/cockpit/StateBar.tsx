import { useT } from '../../../../../app/use-t.ts';
import type { CountedStates } from './people-filter.ts';
import { BAR_ORDER } from './person-states.ts';

/** How far a group is, as one bar of five colours; read out as a sentence. */
export function StateBar({ counts, large = false }: { counts: CountedStates; large?: boolean }) {
  const t = useT();
  const words = BAR_ORDER.filter((state) => counts[state] > 0)
    .map((state) => `${counts[state]} ${t(`cockpit.state.${state}`)}`)
    .join(', ');
  return (
    // Of nobody there is nothing to be said.
    <div className="state-bar" data-large={large || undefined} {...(words ? { role: 'img', 'aria-label': words } : {})}>
      {BAR_ORDER.filter((state) => state !== 'no_photo' && counts[state] > 0).map((state) => (
        <span key={state} data-state={state} style={{ width: `${(100 * counts[state]) / counts.total}%` }} />
      ))}
    </div>
  );
}
