import { type Finding, findingKey } from '@figurina/album';
import { spreadOf } from '@figurina/editor';
import { UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { FindingItem } from './FindingItem.tsx';
import { TemplatePage } from './TemplatePage.tsx';

/** Of one kind at most so many are shown at once. */
const SHOWN = 5;

/** All findings of one severity. Of a rule that is found often the first ones, and the rest on request. */
export function FindingGroup({ title, findings }: { title: string; findings: readonly Finding[] }) {
  const { store } = useEditor();
  const one = (finding: Finding) => <FindingItem key={findingKey(finding)} finding={finding} />;
  const pages = (found: readonly Finding[]) =>
    [...Map.groupBy(found, ({ nodeId }) => nodeId && (spreadOf(store.document, nodeId) ?? null))].flatMap(
      ([spreadId, ofPage]) => (spreadId ? [<TemplatePage key={spreadId} spreadId={spreadId} findings={ofPage} />] : []),
    );
  const byRule = Map.groupBy(findings, ({ rule }) => rule);
  if (findings.length === 0) return null;
  return (
    <section className="preflight-group" data-severity={findings[0]!.severity} aria-label={title}>
      <h3>{title}</h3>
      {[...byRule].map(([rule, found]) => (
        <RuleList key={rule} items={rule === 'template' ? pages(found) : found.map(one)} />
      ))}
    </section>
  );
}

function RuleList({ items }: { items: readonly ReactNode[] }) {
  const t = useT();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, SHOWN);
  const more = items.length - shown.length;
  return (
    <>
      <ul className="panel-list">{shown}</ul>
      {more > 0 ? (
        <UnstyledButton className="panel-link" onClick={() => setAll(true)}>
          {t('preflight.more', { count: more })}
        </UnstyledButton>
      ) : null}
    </>
  );
}
