import type { NodeId } from '@figurina/album';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { currentPlace, selectedOf } from '../../session/files/choose-files.ts';
import type { PictureTarget } from '../../session/files/picture-target.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { PictureDrag } from '../../stage/drops/picture-drag.ts';

export interface PicturePlacing {
  /** Into the selected frame when that is empty, else in the middle of the page one works on. */
  place(picture: PictureDrag, name: string): void;
  background(picture: PictureDrag, name: string): void;
  /** Null when no frame is selected. */
  frame: ((picture: PictureDrag, name: string) => void) | null;
}

/** What a press on a picture of the panel does. On a phone the panel makes way for the page. */
export function usePicturePlace(): PicturePlacing {
  const session = useEditor();
  const t = useT();
  const navigate = useNavigate();
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });

  function put(picture: PictureDrag, name: string, target: PictureTarget | null): void {
    if (!target) return;
    const closed = session.whyClosed(target.kind === 'cell' ? 'fill' : 'design');
    if (closed) return session.notify(closed);
    const done =
      picture.kind === 'own-picture'
        ? session.files.put(picture.imageId, target)
        : session.files.bringStock(picture.photo, target);
    void done.then(() => session.announcer.say(t('pictures.placed', { file: name })));
    if (isMobile) void navigate(`/album/${session.meta.get().id}`);
  }
  const here = (): PictureTarget | null => {
    const place = currentPlace(session);
    return place && { kind: 'spread', spreadId: place.spreadId, at: place.middle };
  };
  const frame = (): NodeId | null => selectedOf(session, 'Image');
  const isEmpty = (id: NodeId): boolean => {
    const node = session.store.document.nodes.get(id);
    return node?.type === 'Image' && node.props.image === null;
  };
  return {
    place(picture, name) {
      const selected = frame();
      put(picture, name, selected && isEmpty(selected) ? { kind: 'frame', nodeId: selected } : here());
    },
    background(picture, name) {
      const place = currentPlace(session);
      put(picture, name, place && { kind: 'background', spreadId: place.spreadId });
    },
    get frame() {
      const selected = frame();
      return selected
        ? (picture: PictureDrag, name: string) => put(picture, name, { kind: 'frame', nodeId: selected })
        : null;
    },
  };
}
