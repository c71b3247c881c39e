import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ImageId, StickerId } from '@figurina/album';
import { useEffect, useRef } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import type { Token } from './board.ts';

const PIXELS = 140;

/** Somebody or a picture that has no place yet. */
export function TrayItem(props: { token: Token; name: string; held: boolean; press: () => void }) {
  const session = useEditor();
  const { token, name } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(
    () => draggable({ element: button.current!, getInitialData: () => ({ kind: 'board-token', token }) }),
    [token],
  );
  const { document } = session.store;
  const imageId = token.kind === 'image' ? token.id : document.stickers.get(token.id as StickerId)?.image;
  const image = imageId ? document.images.get(imageId as ImageId) : undefined;
  return (
    <li>
      <button ref={button} type="button" className="tray-item" aria-pressed={props.held} onClick={props.press}>
        {image ? (
          <img src={session.imageUrl(image, PIXELS)} alt="" draggable={false} />
        ) : (
          <span className="tray-empty" aria-hidden="true" />
        )}
        <span>{name}</span>
      </button>
    </li>
  );
}
