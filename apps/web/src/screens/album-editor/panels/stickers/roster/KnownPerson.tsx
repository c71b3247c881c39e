import {
  decidePerson,
  type RosterDecisions,
  type RosterEntry,
  type RosterLeaving,
  undecidePerson,
} from '@figurina/album';
import { NativeSelect } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';

interface KnownPersonProps {
  entry: RosterEntry;
  /** Who is in the album and not in the list: a new row may be one of them. */
  leaving: readonly RosterLeaving[];
  decisions: RosterDecisions;
  decide: (change: (decisions: RosterDecisions) => RosterDecisions) => void;
}

/** By what the person was found, and the way to say otherwise. */
export function KnownPerson({ entry, leaving, decisions, decide }: KnownPersonProps) {
  const t = useT();
  const { line, knownBy, status, changes } = entry;
  const link = (label: string, change: (decisions: RosterDecisions) => RosterDecisions) => (
    <button type="button" className="fig-text-link" onClick={() => decide(change)}>
      {label}
    </button>
  );
  if (status === 'skipped' || status === 'unreadable') return null;
  if (decisions.people.has(line))
    return (
      <div className="roster-known">
        <small>{t(knownBy ? 'roster.known.hand' : 'roster.known.new')}</small>
        {link(t('roster.undecide'), (current) => undecidePerson(current, line))}
      </div>
    );
  if (knownBy === 'number' || knownBy === 'photo' || (knownBy === 'name' && changes.length > 0))
    return (
      <div className="roster-known">
        <small>{t(`roster.known.${knownBy}`)}</small>
        {link(t('roster.new_person'), (current) => decidePerson(current, line, 'new'))}
      </div>
    );
  if (status !== 'new' || leaving.length === 0) return null;
  return (
    <NativeSelect
      size="xs"
      mt={4}
      aria-label={t('roster.is_for', { name: entry.name })}
      value=""
      onChange={(event) => {
        const chosen = leaving.find(({ stickerId }) => stickerId === event.currentTarget.value);
        if (chosen) decide((current) => decidePerson(current, line, chosen.stickerId));
      }}
      data={[
        { value: '', label: t('roster.is') },
        ...leaving.map(({ stickerId, name }) => ({ value: stickerId, label: name })),
      ]}
    />
  );
}
