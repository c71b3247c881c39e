import { type Finding, safeFixes } from '@figurina/album';
import { Button, Loader } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconWand from '@tabler/icons-react/dist/esm/icons/IconWand.mjs';
import { useMemo, useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { FindingGroup } from './FindingGroup.tsx';
import '../../parts/panels.css';
import './preflight.css';

/** What stands in the way of a good print, while one works: errors, warnings, hints, each with its place and its remedy. */
export function PreflightPanel() {
  const t = useT();
  const { liveFindings } = useEditor();
  const findings = useSyncExternalStore(liveFindings.subscribe, liveFindings.get);
  return (
    <>
      <header className="panel-head">
        <h2>{t('preflight.title')}</h2>
      </header>
      <div className="panel-body preflight">
        <p className="panel-hint">{t('preflight.hint')}</p>
        {findings ? <Findings findings={findings} /> : <Checking />}
      </div>
    </>
  );
}

function Checking() {
  const t = useT();
  return (
    <p className="preflight-state" role="status">
      <Loader size={18} /> {t('preflight.checking')}
    </p>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
  const of = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity);
  const groups = [
    { words: 'preflight.errors', found: of('error') },
    { words: 'preflight.warnings', found: of('warning') },
    { words: 'preflight.hints', found: of('hint') },
  ] as const;
  const counts = groups
    .filter(({ found }) => found.length > 0)
    .map(({ words, found }) => t(words, { count: found.length }));
  return (
    <>
      <p
        className="preflight-state"
        role="status"
        data-clean={findings.length === 0 || undefined}
        data-told={counts.length === 1 || undefined}
      >
        {findings.length === 0 ? (
          <>
            <IconCircleCheck size={20} aria-hidden /> {t('preflight.clean')}
          </>
        ) : (
          counts.join(' · ')
        )}
      </p>
      <FixAll findings={findings} />
      {groups.map(({ words, found }) => (
        <FindingGroup key={words} title={t(words, { count: found.length })} findings={found} />
      ))}
    </>
  );
}

function FixAll({ findings }: { findings: readonly Finding[] }) {
  const t = useT();
  const { store, measured, run, announcer, editable, notify } = useEditor();
  const { count } = useMemo(() => safeFixes(store.document, findings, measured), [store, findings, measured]);
  if (count === 0 || !editable()) return null;

  function fixAll(): void {
    // As they are now: what is shown may be a moment old.
    const fixes = safeFixes(store.document, findings, measured);
    if (fixes.count === 0) return notify('preflight.said.gone');
    if (run('steps.preflight', fixes.patch)) announcer.say(t('preflight.said.fixed', { count: fixes.count }));
  }
  return (
    <div className="preflight-all">
      <Button leftSection={<IconWand size={18} aria-hidden />} onClick={fixAll}>
        {t('preflight.fix_all', { count })}
      </Button>
      <p className="panel-hint">{t('preflight.fix_all.hint')}</p>
    </div>
  );
}
