import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useEffect, useRef } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { createOverlayPainter } from './overlay-painter.ts';
import { unlockSelected } from './unlock-selected.ts';
import './overlay.css';

const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;

/**
 * Selection, handles, guides, lasso and other people, in pixels of the screen above the world. Written directly: it
 * follows every move of pointer and camera.
 */
export function Overlay() {
  const session = useEditor();
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const painter = createOverlayPainter(root.current!, session);
    return painter.end;
  }, [session]);
  return (
    <div className="overlay" ref={root}>
      <svg aria-hidden="true">
        {/* Unseen, and as large as the canvas: however far a guide reaches, the layer keeps its bounds. */}
        <rect width="100%" height="100%" fill="transparent" />
        <path className="overlay-outline" data-part="outlines" />
        <path className="overlay-target" data-part="target" />
        <path className="overlay-guide" data-part="guides" />
        <rect className="overlay-lasso" data-part="lasso" />
        <g data-part="peer-outlines" />
      </svg>
      {/* Handles are for the pointer; by keyboard, sizes and places change with the arrow keys. */}
      <div className="overlay-frame" data-part="frame" hidden aria-hidden="true">
        {HANDLES.map((handle) => (
          <div key={handle} className="overlay-handle" data-handle={handle} style={handlePlace(handle)} />
        ))}
        <div
          className="overlay-handle"
          data-handle="rotate"
          style={{ left: '50%', top: 'var(--turn-at, calc(100% + var(--turn, 28px) + var(--out-y)))' }}
        />
      </div>
      <button
        type="button"
        className="overlay-lock"
        data-part="lock"
        title={t('gestures.unlock')}
        aria-label={t('gestures.unlock')}
        // By keyboard the lock is an action like any other; this is for the hand that is here already.
        tabIndex={-1}
        onClick={() => unlockSelected(session)}
        hidden
      >
        <IconLock size={16} aria-hidden />
      </button>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill="transparent" />
        <g data-part="measures" />
        <g className="overlay-label overlay-badge" data-part="badge" data-spare="" />
      </svg>
      <div data-part="peers" />
    </div>
  );
}

/** On the frame, or `--out-x`, `--out-y` outside of it when it is too small to hold them. */
function handlePlace(handle: (typeof HANDLES)[number]) {
  return {
    left: along(handle.includes('w'), handle.includes('e'), '--out-x'),
    top: along(handle.includes('n'), handle.includes('s'), '--out-y'),
  };
}

function along(start: boolean, end: boolean, outside: string): string {
  if (!start && !end) return '50%';
  return start ? `calc(0% - var(${outside}))` : `calc(100% + var(${outside}))`;
}
