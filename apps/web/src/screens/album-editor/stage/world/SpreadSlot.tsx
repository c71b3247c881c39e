import type { Box, NodeId } from '@figurina/album';
import { cssBackground, useReader, useSource } from '@figurina/drawing';
import { memo, useCallback } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { useCell } from '../../session/album/use-cell.ts';
import { LiveSpread } from './LiveSpread.tsx';
import { SpreadPicture } from '../../parts/SpreadPicture.tsx';

interface SpreadSlotProps {
  spreadId: NodeId;
  box: Box;
  /** Live elements; those kept but out of view; kept behind the picture while it is small; the picture alone. */
  show: 'live' | 'hidden' | 'small' | 'picture';
}

/** A spread's place in the world: paper with a shadow, and on it the live spread or its picture. */
export const SpreadSlot = memo(function SpreadSlot({ spreadId, box, show }: SpreadSlotProps) {
  const { store, pictures } = useEditor();
  const palette = useSource(useReader().palette);
  const fill = useCell(
    `node:${spreadId}`,
    useCallback(() => {
      const node = store.document.nodes.get(spreadId);
      return node?.type === 'Spread' ? node.props.fill : null;
    }, [store, spreadId]),
  );
  return (
    <div
      className="world-slot"
      data-slot={spreadId}
      style={{
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        background: cssBackground(fill, palette) ?? '#fff',
      }}
    >
      {show === 'picture' ? (
        <SpreadPicture pictures={pictures} spreadId={spreadId} box={box} />
      ) : (
        <LiveSpread spreadId={spreadId} box={box} show={show} />
      )}
      {box.width > 300 ? <div className="world-fold" /> : null}
    </div>
  );
});
