import { type Finding, findingKey } from '@figurina/album';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { FindingItem } from './FindingItem.tsx';

/** Of one kind at most so many are shown at once. */
const SHOWN = 5;

/** All findings of one severity. Of a rule that is found often the first ones, and the rest on request. */
export function FindingGroup({ title, findings }: { title: string; findings: readonly Finding[] }) {
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  if (findings.length === 0) return null;
  return (
    <section className="preflight-group" data-severity={findings[0]!.severity} aria-label={title}>
      <h3>{title}</h3>
      {[...byRule].map(([rule, found]) => (
        <RuleList key={rule} findings={found} />
      ))}
    </section>
  );
}

function RuleList({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const shown = all ? findings : findings.slice(0, SHOWN);
  const more = findings.length - shown.length;
  return (
    <>
      <ul className="panel-list">
        {shown.map((finding) => (
          <FindingItem key={findingKey(finding)} finding={finding} />
        ))}
      </ul>
      {more > 0 ? (
        <UnstyledButton className="panel-link" onClick={() => setAll(true)}>
          {t('preflight.more', { count: more })}
        </UnstyledButton>
      ) : null}
    </>
  );
}
