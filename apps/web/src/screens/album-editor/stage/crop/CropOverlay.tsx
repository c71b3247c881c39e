import { HANDLES } from '@figurina/album';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { createCropPainter } from './crop-painter.ts';
import { sayCrop } from './say-crop.ts';
import './crop.css';

const CORNERS = ['nw', 'ne', 'se', 'sw'] as const;

/**
 * What is cropped, above the album: the part of the picture that the frame cuts off as a ghost, the frame with its
 * thirds, and corners that the picture is taken at. Written directly, as the overlay is.
 */
export function CropOverlay() {
  const { cropping } = useEditor();
  const nodeId = useSyncExternalStore(cropping.subscribe, () => cropping.get()?.target.nodeId ?? null);
  return nodeId ? <OpenCropOverlay key={nodeId} /> : null;
}

function OpenCropOverlay() {
  const session = useEditor();
  const root = useRef<HTMLDivElement>(null);
  const i18n = useI18n();
  useEffect(() => createCropPainter(root.current!, session), [session]);
  useEffect(() => sayCrop(session, i18n), [session, i18n]);
  return (
    <div className="overlay crop" ref={root} aria-hidden="true">
      <div className="crop-ghost" data-part="crop-ghost">
        <img alt="" draggable={false} />
      </div>
      <svg>
        <path className="crop-picture" data-part="crop-picture" />
        <path className="crop-thirds" data-part="crop-thirds" />
        <path className="crop-frame" data-part="crop-frame" />
      </svg>
      {CORNERS.map((corner) => (
        <div key={corner} className="overlay-handle crop-corner" data-picture-corner={corner} />
      ))}
      {HANDLES.map((handle) => (
        <div key={handle} className="overlay-handle crop-edge" data-handle={handle} />
      ))}
      <div className="overlay-handle crop-turn" data-handle="rotate" />
    </div>
  );
}
