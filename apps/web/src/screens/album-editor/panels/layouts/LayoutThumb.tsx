import { type Layout, type NodeId } from '@figurina/album';
import { renderThumbnail } from '@figurina/drawing';
import { useEffect, useRef } from 'react';
import { idleMoment } from '../../../../app/idle-moment.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { peopleToShow, picturesToShow } from '../../session/layouts/album-layouts.ts';
import { cellsOf, framesOf } from './board.ts';
import { withGreekedText } from './greeked-text.ts';
import { previewReader, previewSpread } from './layout-preview.ts';
import { watchView } from '../../../../app/in-view.ts';

/** One after the other: a list of layouts must not stop the page. */
let queue = Promise.resolve();

/** A layout as it would look with the people of a chapter. Painted when it comes into view, let go when it leaves it. */
export function LayoutThumb({ layout, sectionId, width }: { layout: Layout; sectionId: NodeId | null; width: number }) {
  const session = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let seen = false;
    let painted = false;
    async function paint(): Promise<void> {
      await idleMoment();
      // Scrolled past meanwhile, or asked for twice.
      if (!seen || painted || !element) return;
      const picture = await pictureOf(session, layout, sectionId, width * window.devicePixelRatio);
      if (picture && seen) {
        element.width = picture.width;
        element.height = picture.height;
        element.getContext('2d')?.drawImage(picture, 0, 0);
        painted = true;
      }
      picture?.close();
    }
    const stop = watchView(element, (isInView) => {
      seen = isInView;
      if (seen) {
        queue = queue.then(paint).catch(() => undefined);
      } else if (painted) {
        element.width = 0;
        painted = false;
      }
    });
    return () => {
      seen = false;
      stop();
    };
  }, [session, layout, sectionId, width]);
  return <canvas ref={canvas} className="layout-thumb" width={460} height={297} aria-hidden="true" />;
}

function pictureOf(session: EditorSession, layout: Layout, sectionId: NodeId | null, pixels: number) {
  const { document } = session.store;
  const people = peopleToShow(session, sectionId);
  const pictures = picturesToShow(session);
  const places = {
    // Whoever comes next, as large as the cell: what a layout has room for is seen in an album without doubles too.
    cells: cellsOf(layout).map((slot, index) => {
      const person = people[index];
      return { slot, sticker: person ? { ...person, doubleSticker: slot.kind === 'double' } : null };
    }),
    frames: framesOf(layout).map((_, index) => pictures[index % pictures.length] ?? null),
  };
  const chapter = document.nodes.get(sectionId as NodeId)?.props.name ?? '';
  const shown = { ...layout, slots: withGreekedText(layout.slots) };
  const preview = previewSpread(document, shown, places, chapter);
  const reader = previewReader(preview, session.meta.get(), (image, millimetres) =>
    session.imageUrl(image, (millimetres * pixels) / 460),
  );
  return renderThumbnail(reader, preview.spreadId, pixels);
}
