import type { Box, NodeId } from '@figurina/album';
import { useLayoutEffect, useRef } from 'react';
import './spread-picture.css';

/** Where pictures of spreads come from. */
export interface PicturesOfSpreads {
  /** The address of a spread's picture: the same until it is made anew. */
  get(spread: NodeId): string | null;
  want(spread: NodeId): void;
  /** `patient`: a picture of a list, made anew when the changes have come to rest. */
  subscribe(spread: NodeId, listener: () => void, patient?: 'patient'): () => void;
}

interface SpreadPictureProps {
  readonly pictures: PicturesOfSpreads;
  readonly spreadId: NodeId;
  readonly box: Box;
  readonly patient?: 'patient';
}

/**
 * A spread as a picture, for when it is small or not yet mounted. Shows an older picture until the new one is there. An
 * image and not a canvas: of a canvas the browser makes a layer, and with a hundred of them it sorts layers at every move.
 */
export function SpreadPicture({ pictures, spreadId, box, patient }: SpreadPictureProps) {
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
