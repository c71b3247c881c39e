import { type AlbumMeta, type NodeId, PAGE, spineFace } from '@figurina/album';
import { ReaderContext, SpreadView, UnfoldedCover } from '@figurina/drawing';
import { useElementSize } from '@mantine/hooks';
import { useSyncExternalStore } from 'react';
import { useEditor } from '../../session/editor-context.ts';

interface CoverDrawingProps {
  readonly spine: number;
  readonly meta: Pick<AlbumMeta, 'title' | 'language'>;
  readonly label: string;
}

/** Back cover, spine and front cover side by side, as wide as there is room; what is tried on shows here, too. */
export function CoverDrawing({ spine, meta, label }: CoverDrawingProps) {
  const { store, facts, reader: readers } = useEditor();
  const reader = useSyncExternalStore(readers.subscribe, readers.get);
  const { spreadIds } = useSyncExternalStore(facts.layout.subscribe, facts.layout.get);
  const { ref, width } = useElementSize<HTMLDivElement>();
  const whole = 2 * PAGE.width + spine;
  const page = (id: NodeId | undefined) => (id ? <SpreadView spreadId={id} /> : null);
  return (
    <div ref={ref} className="styles-cover-paper fig-own-colors" role="img" aria-label={label}>
      <div style={{ aspectRatio: `${whole} / ${PAGE.height}` }}>
        <div style={{ transform: `scale(${width / whole})` }}>
          <ReaderContext value={reader}>
            <UnfoldedCover
              left={page(spreadIds.at(-1))}
              right={page(spreadIds[0])}
              spine={spine}
              face={spineFace(store.document, meta, spine)}
            />
          </ReaderContext>
        </div>
      </div>
    </div>
  );
}
