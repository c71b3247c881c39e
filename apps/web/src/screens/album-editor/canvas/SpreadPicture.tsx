import type { Box, NodeId } from '@figurina/album';
import { useLayoutEffect, useRef } from 'react';
import { useEditor } from '../session/editor-context.ts';

/** A spread as a picture, for when it is small or not yet mounted. Shows an older picture until the new one is there. */
export function SpreadPicture({ spreadId, box, patient }: { spreadId: NodeId; box: Box; patient?: 'patient' }) {
  const { pictures } = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const draw = (): void => {
      const picture = pictures.get(spreadId);
      const element = canvas.current;
      if (!picture || !element) return;
      element.width = picture.width;
      element.height = picture.height;
      element.getContext('2d')?.drawImage(picture, 0, 0);
    };
    draw();
    pictures.want(spreadId);
    return pictures.subscribe(spreadId, draw, patient);
  }, [pictures, spreadId, patient]);
  return (
    <canvas
      ref={canvas}
      className="world-picture"
      width={1}
      height={1}
      style={{ aspectRatio: box.width / box.height }}
    />
  );
}
