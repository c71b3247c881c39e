import { fillLayout, type Layout, type NodeId } from '@figurina/album';
import { renderThumbnail } from '@figurina/drawing';
import { useEffect, useRef } from 'react';
import { idleMoment } from '../canvas/idle-moment.ts';
import { useEditor } from '../session/editor-context.ts';
import { peopleToShow } from './album-layouts.ts';
import { previewReader, previewSpread } from './layout-preview.ts';

/** One after the other: a list of layouts must not stop the page. */
let queue = Promise.resolve();

/** A layout as it would look with the people of a chapter. Painted when it comes into view. */
export function LayoutThumb({ layout, sectionId, width }: { layout: Layout; sectionId: NodeId | null; width: number }) {
  const session = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let gone = false;
    async function paint(): Promise<void> {
      await idleMoment();
      if (gone || !element) return;
      const { cells, free } = fillLayout(layout, peopleToShow(session, sectionId));
      const places = {
        cells: [...cells, ...free.map((slot) => ({ slot, sticker: null }))],
        frames: [],
      };
      const chapter = session.store.document.nodes.get(sectionId as NodeId)?.props.name ?? '';
      const pixels = width * window.devicePixelRatio;
      const preview = previewSpread(session.store.document, layout, places, chapter);
      const reader = previewReader(preview, session.meta.get(), (image, millimetres) =>
        session.imageUrl(image, (millimetres * pixels) / 460),
      );
      const picture = await renderThumbnail(reader, preview.spreadId, pixels);
      if (!picture) return;
      if (!gone) {
        element.width = picture.width;
        element.height = picture.height;
        element.getContext('2d')?.drawImage(picture, 0, 0);
      }
      picture.close();
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      queue = queue.then(paint).catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
    };
  }, [session, layout, sectionId, width]);
  return <canvas ref={canvas} className="layout-thumb" width={460} height={297} aria-hidden="true" />;
}
