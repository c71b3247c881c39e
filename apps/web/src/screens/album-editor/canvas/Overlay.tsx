import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useEffect, useRef } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { createOverlayPainter } from './overlay-painter.ts';

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
          style={{ left: '50%', top: 'calc(100% + 28px)', cursor: 'grab' }}
        />
      </div>
      <div className="overlay-lock" data-part="lock" title={t('editor.locked')} hidden>
        <IconLock size={16} />
      </div>
      <div className="overlay-badge" data-part="badge" hidden />
      <div data-part="peers" />
    </div>
  );
}

function handlePlace(handle: (typeof HANDLES)[number]) {
  const left = handle.includes('w') ? '0%' : handle.includes('e') ? '100%' : '50%';
  const top = handle.includes('n') ? '0%' : handle.includes('s') ? '100%' : '50%';
  return { left, top, cursor: `${handle}-resize` };
}
