import { type ImageId, type Layout, type NodeId, type Sticker, type StickerId } from '@figurina/album';
import { ReaderContext, SpreadView } from '@figurina/drawing';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { type Board, cellsOf } from './board.ts';
import { previewReader, previewSpread } from './layout-preview.ts';
import type { NewPicture } from './use-new-spread.ts';

/** The spread as it will be: the same drawing as on the canvas and on paper. */
export function NewSpreadPreview(props: {
  layout: Layout;
  board: Board;
  pictures: readonly NewPicture[];
  sectionId: NodeId;
}) {
  const session = useEditor();
  const { layout, board, pictures, sectionId } = props;
  const { ref, width } = useElementSize();
  const scale = width / 460;
  const { reader, spreadId } = useMemo(() => {
    const { document } = session.store;
    const slots = cellsOf(layout);
    const stickerOf = (index: number): Sticker | null => {
      const token = board.cells[index];
      if (!token) return null;
      if (token.kind === 'sticker') return document.stickers.get(token.id as StickerId) ?? null;
      return newSticker(token.id as ImageId, pictures.find(({ id }) => id === token.id)?.name ?? '');
    };
    const places = {
      cells: slots.map((slot, index) => ({ slot, sticker: stickerOf(index) })),
      frames: board.frames.map((token) => token?.id ?? null),
    };
    const name = document.nodes.get(sectionId)?.props.name ?? '';
    const preview = previewSpread(document, layout, places, name);
    const drawn = previewReader(preview, session.meta.get(), (image, millimetres) =>
      session.imageUrl(image, millimetres * 2 * window.devicePixelRatio),
    );
    return { reader: drawn, spreadId: preview.spreadId };
  }, [session, layout, board, pictures, sectionId]);
  return (
    <div ref={ref} className="board-paper" inert aria-hidden="true">
      <div style={{ transform: `scale(${scale})`, transformOrigin: '0 0', width: 460, height: 297 }}>
        <ReaderContext value={reader}>
          <SpreadView spreadId={spreadId} />
        </ReaderContext>
      </div>
    </div>
  );
}

/** What a picture will be in a cell. */
function newSticker(image: ImageId, name: string): Sticker {
  return {
    id: `new-${image}`,
    name: name.slice(0, 30),
    position: '',
    doubleSticker: false,
    image,
    sectionId: '',
    order: '',
    createdAt: '',
    personId: '',
    leftList: false,
    cx: 0,
    cy: 0,
    cscale: 1,
    crotation: 0,
    stickerLayout: 'default',
    cellLayout: 'default',
  };
}
