import type { RosterDecisions, RosterEntry, RosterPlan, RosterStatus, RosterTable } from '@figurina/album';
import { Button, VisuallyHidden } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import type { RosterFilter } from './RosterImport.tsx';
import { useEditor } from '../../../session/editor-context.ts';
import { RosterRow } from './RosterRow.tsx';
import { photoAddress } from './photo-address.ts';
import { useOneStop } from './use-one-stop.ts';

const RANK: Record<RosterStatus, number> = { doubtful: 0, unreadable: 1, changed: 2, new: 3, unchanged: 4, skipped: 5 };
const PORTION = 100;

interface RosterRowsProps {
  table: RosterTable;
  plan: RosterPlan;
  filter: RosterFilter;
  photos: ReadonlyMap<string, File>;
  /** Photos that were given and cannot be read, by their names. */
  broken: ReadonlySet<string>;
  decisions: RosterDecisions;
  decide: (change: (decisions: RosterDecisions) => RosterDecisions) => void;
}

/** What will become of every row: doubtful ones first, since they wait for a person. */
export function RosterRows({ table, plan, filter, photos, broken, decisions, decide }: RosterRowsProps) {
  const t = useT();
  const { store, imageUrl } = useEditor();
  const oneStop = useOneStop<HTMLTableSectionElement>();
  const [portions, setPortions] = useState(1);
  const names = new Map(plan.chapters.map((chapter) => [chapter.key, chapter.name || t('roster.unnamed_chapter')]));
  // Which rows, and their order, stay as they are while one answers: a row under the hands does not jump away.
  const lines = useMemo(
    () =>
      plan.entries
        .filter((entry) => filter === 'all' || entry.status === filter)
        .toSorted(byUrgency)
        .map(({ line }) => line),
    // oxlint-disable-next-line react/exhaustive-deps
    [table, photos, filter],
  );
  const byLine = new Map(plan.entries.map((entry) => [entry.line, entry]));
  const rows = lines.flatMap((line) => byLine.get(line) ?? []);
  const shown = rows.slice(0, portions * PORTION);
  const keptPhoto = ({ stickerId }: RosterEntry): string | undefined =>
    photoAddress(store.document, imageUrl, stickerId);
  return (
    <div className="roster-table-frame">
      <table className="roster-table">
        <thead>
          <tr>
            <th scope="col">{t('roster.col.photo')}</th>
            <th scope="col">{t('roster.col.name')}</th>
            <th scope="col">{t('roster.col.position')}</th>
            <th scope="col">{t('roster.col.chapter')}</th>
            <th scope="col">{t('roster.col.result')}</th>
            <th scope="col">
              <VisuallyHidden>{t('roster.col.skip')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody {...oneStop}>
          {shown.map((entry) => (
            <RosterRow
              key={entry.line}
              entry={entry}
              chapter={entry.stays && entry.chapter === '' ? '–' : (names.get(entry.chapter) ?? '')}
              photos={photos}
              spare={plan.unmatchedPhotos}
              leaving={plan.leaving}
              kept={keptPhoto(entry)}
              broken={broken}
              decisions={decisions}
              decide={decide}
            />
          ))}
        </tbody>
      </table>
      {rows.length === 0 ? <p className="panel-hint roster-none">{t('roster.no_rows')}</p> : null}
      {rows.length > shown.length ? (
        <Button variant="default" mt={12} onClick={() => setPortions(portions + 1)}>
          {t('roster.more', { count: rows.length - shown.length })}
        </Button>
      ) : null}
    </div>
  );
}

function byUrgency(a: RosterEntry, b: RosterEntry): number {
  return RANK[a.status] - RANK[b.status] || a.line - b.line;
}
