import { spreadOf } from '@figurina/editor';
import { Checkbox, UnstyledButton } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { nodeLabel } from '../../../session/album/node-label.ts';
import { pagesText } from '../../../session/album/pages-text.ts';
import { useEditor } from '../../../session/editor-context.ts';
import type { KeyedFinding } from './use-preflight.ts';

interface FindingsListProps {
  findings: readonly KeyedFinding[] | null;
  accepted: ReadonlySet<string>;
  setAccepted: (keys: ReadonlySet<string>) => void;
}

/** From here on they may be ticked together: each is still accepted for itself. */
const MANY = 4;

/** Errors, which stand in the way, and warnings, each with a box: who ticks it accepts it. */
export function FindingsList({ findings, accepted, setAccepted }: FindingsListProps) {
  const t = useT();
  const errors = findings?.filter(({ severity }) => severity === 'error') ?? [];
  const warnings = findings?.filter(({ severity }) => severity === 'warning') ?? [];
  const put = (keys: readonly string[], on: boolean): void => {
    const next = new Set(accepted);
    for (const key of keys)
      if (on) next.add(key);
      else next.delete(key);
    setAccepted(next);
  };
  const all = warnings.every(({ key }) => accepted.has(key));
  return (
    <>
      {errors.length > 0 ? (
        <div className="review-findings" data-errors>
          <h4>{t('review.errors', { count: errors.length })}</h4>
          <ul aria-label={t('review.errors', { count: errors.length })}>
            {errors.map((finding) => (
              <li key={finding.key}>
                <IconAlertTriangle size={18} aria-hidden />
                <span>
                  <FindingWords finding={finding} />
                </span>
                <ShowFinding finding={finding} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {warnings.length > 0 ? (
        <div className="review-findings">
          <h4>{t('review.warnings', { count: warnings.length })}</h4>
          <p className="panel-hint">{t('review.accept.hint')}</p>
          {warnings.length >= MANY ? (
            <Checkbox
              label={t('review.accept.all', { count: warnings.length })}
              checked={all}
              indeterminate={!all && warnings.some(({ key }) => accepted.has(key))}
              onChange={(event) =>
                put(
                  warnings.map(({ key }) => key),
                  event.currentTarget.checked,
                )
              }
            />
          ) : null}
          <ul aria-label={t('review.warnings', { count: warnings.length })}>
            {warnings.map((finding) => (
              <li key={finding.key}>
                <Checkbox
                  label={<FindingWords finding={finding} />}
                  checked={accepted.has(finding.key)}
                  onChange={(event) => put([finding.key], event.currentTarget.checked)}
                />
                <ShowFinding finding={finding} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

function FindingWords({ finding }: { finding: KeyedFinding }) {
  const session = useEditor();
  const t = useT();
  const { rule, nodeId, stickerId, values } = finding;
  const { document } = session.store;
  const spread = nodeId && spreadOf(document, nodeId);
  const node = nodeId && document.nodes.get(nodeId);
  const sticker = stickerId && document.stickers.get(stickerId)?.name;
  const name = sticker ?? (node ? nodeLabel(session, node) : '');
  const where = [spread ? t('review.page', { pages: pagesText(session, spread) }) : '', name]
    .filter(Boolean)
    .join(', ');
  const words =
    rule === 'template' || rule === 'spreads_needed'
      ? t(`review.finding.${rule}`, { count: Number(values['needed'] ?? 0) })
      : rule === 'unprintable'
        ? t('review.finding.unprintable', { letters: String(values['letters']) })
        : t(`strip.finding.${rule}`);
  return where ? `${where}: ${words}` : words;
}

function ShowFinding({ finding: { nodeId } }: { finding: KeyedFinding }) {
  const { reveal, store } = useEditor();
  const t = useT();
  if (!nodeId || !store.document.nodes.has(nodeId)) return null;
  return (
    <UnstyledButton className="panel-link" onClick={() => reveal(nodeId)}>
      {t('review.finding.show')}
    </UnstyledButton>
  );
}
