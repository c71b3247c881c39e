import { Tooltip } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { PreflightError } from './use-preflight.ts';

const LINES_MOST = 8;

/** How many errors there are; which, the tooltip says. A press opens the print check, which leads to each. */
export function PreflightMark({ errors }: { errors: readonly PreflightError[] }) {
  const t = useT();
  const session = useEditor();
  const count = errors.length;
  const words = t('editor.preflight', { count });
  const shown = errors.slice(0, LINES_MOST);
  return (
    <Tooltip
      multiline
      maw={360}
      label={
        <span className="preflight-lines">
          <strong>{words}</strong>
          {shown.map((error, at) => (
            // The same sentence may stand for several places.
            <span key={`${at} ${error.words}`}>{error.words}</span>
          ))}
          {count > LINES_MOST ? <span>{t('editor.preflight.more', { count: count - LINES_MOST })}</span> : null}
          <em>{t('preflight.open')}</em>
        </span>
      }
    >
      <button
        type="button"
        className="preflight-mark"
        data-count={count}
        aria-label={[words, ...shown.map((error) => error.words)].join('. ')}
        onClick={() => session.windows.open({ kind: 'preflight' })}
      >
        {count === 0 ? <IconCircleCheck size={20} aria-hidden /> : <IconAlertTriangle size={20} aria-hidden />}
        {count === 0 ? null : <span aria-hidden="true">{count}</span>}
      </button>
    </Tooltip>
  );
}
