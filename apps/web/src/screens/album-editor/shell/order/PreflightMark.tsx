import type { NodeId, StickerId } from '@figurina/album';
import { Tooltip } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useNavigate } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { stickerAddress } from '../../session/stickers/sticker-address.ts';
import type { PreflightError } from './use-preflight.ts';

const LINES_MOST = 8;

/** How many errors there are; which, the tooltip says. A press shows where the first one is. */
export function PreflightMark({ errors }: { errors: readonly PreflightError[] }) {
  const t = useT();
  const session = useEditor();
  const navigate = useNavigate();
  const count = errors.length;
  const words = t('editor.preflight', { count });
  const first = errors.find(({ node_id: node, spread, sticker_id: sticker }) => node ?? spread ?? sticker);

  function show(): void {
    if (!first) return;
    const { node_id: node, spread, sticker_id: sticker } = first;
    if (node && session.store.document.nodes.has(node as NodeId)) session.reveal(node as NodeId);
    else if (spread !== null) session.goToSpread(spread);
    else if (sticker) void navigate(stickerAddress(session.meta.get().id, sticker as StickerId));
  }
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
          {first ? <em>{t('editor.preflight.show')}</em> : null}
        </span>
      }
    >
      <button
        type="button"
        className="preflight-mark"
        data-count={count}
        aria-label={[words, ...shown.map((error) => error.words)].join('. ')}
        onClick={show}
      >
        {count === 0 ? <IconCircleCheck size={20} aria-hidden /> : <IconAlertTriangle size={20} aria-hidden />}
        {count === 0 ? null : <span aria-hidden="true">{count}</span>}
      </button>
    </Tooltip>
  );
}
