import type { Box, NodeId } from '@figurina/album';
import { useLayoutEffect, useRef } from 'react';
import { useEditor } from '../session/editor-context.ts';
import './spread-picture.css';

/**
 * A spread as a picture, for when it is small or not yet mounted. Shows an older picture until the new one is there. An
 * image and not a canvas: of a canvas the browser makes a layer, and with a hundred of them it sorts layers at every move.
 */
export function SpreadPicture({ spreadId, box, patient }: { spreadId: NodeId; box: Box; patient?: 'patient' }) {
  const { pictures } = useEditor();
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const show = (): void => {
      const picture = pictures.get(spreadId);
      if (picture !== null) image.current?.setAttribute('src', picture);
    };
    show();
    pictures.want(spreadId);
    return pictures.subscribe(spreadId, show, patient);
  }, [pictures, spreadId, patient]);
  return (
    <img
      ref={image}
      className="world-picture"
      alt=""
      draggable={false}
      decoding="sync"
      style={{ aspectRatio: box.width / box.height }}
    />
  );
}
