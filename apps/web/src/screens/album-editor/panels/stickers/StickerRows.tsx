import { cellOfSticker, type NodeId, type Sticker, type StickerId } from '@figurina/album';
import { useRovingFocus } from '@figurina/ui';
import { useMediaQuery } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { StickerRow } from './StickerRow.tsx';
import { useNearBlocks } from '../../parts/use-near-blocks.ts';

const ROWS_A_BLOCK = 10;
/** Of a row that was not measured yet, as in panels.css. */
const ROW_PX = 54;

interface StickerRowsProps {
  stickers: readonly Sticker[];
  label: string;
  numberOf: (sticker: Sticker) => string;
}

/** One tab stop; arrows walk. A school's four hundred rows are there only where one looks. */
export function StickerRows({ stickers, label, numberOf }: StickerRowsProps) {
  const session = useEditor();
  const isMobile = useMediaQuery('(max-width: 999px)', false, { getInitialValueInEffect: false });
  const roving = useRovingFocus<HTMLUListElement>();
  const blocks = Math.ceil(stickers.length / ROWS_A_BLOCK);
  const selected = useSyncExternalStore(session.selection.subscribe, () => session.selection.get().ids);
  const current = selected.length === 1 ? indexOfCell(selected[0]!) : -1;
  const near = useNearBlocks(roving.ref, blocks, current === -1 ? null : Math.floor(current / ROWS_A_BLOCK));

  function indexOfCell(id: NodeId): number {
    const node = session.store.document.nodes.get(id);
    const stickerId = node?.type === 'StickerCell' ? node.props.stickerId : null;
    return stickerId ? stickers.findIndex((sticker) => sticker.id === stickerId) : -1;
  }

  return (
    <ul className="chapter-rows" data-keys="canvas" aria-label={label} {...roving}>
      {Array.from({ length: blocks }, (_, block) => {
        const first = block * ROWS_A_BLOCK;
        const rows = stickers.slice(first, first + ROWS_A_BLOCK);
        if (!near.has(block))
          return (
            <li key={`gap-${block}`} data-block={block} aria-hidden="true" style={{ height: rows.length * ROW_PX }} />
          );
        return rows.map((sticker, at) => (
          <StickerRow
            key={sticker.id}
            sticker={sticker}
            number={numberOf(sticker)}
            cellId={cellOfSticker(session.store.document, sticker.id as StickerId)?.id ?? null}
            block={block}
            isEdge={at === 0 || at === rows.length - 1}
            place={{ at: first + at + 1, of: stickers.length }}
            isMobile={isMobile}
          />
        ));
      })}
    </ul>
  );
}
