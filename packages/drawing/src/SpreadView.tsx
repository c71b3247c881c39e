import type { NodeId } from '@figurina/album';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { NodeView } from './nodes/NodeView.tsx';
import { FilledShape } from './paint/FilledShape.tsx';
import { useReader, useSource } from './read/album-reader.ts';

interface SpreadViewProps {
  spreadId: NodeId;
  /** Only this much of its width, for a page that is printed alone: what lies beyond its bleed is cut off. */
  part?: { readonly x: number; readonly width: number };
}

/**
 * One spread in millimetres (1 CSS px = 1 mm), its top left at the parent's. Needs a `ReaderContext` around it. With a
 * bleed it is drawn so much larger on all sides and stands so far outside of its parent.
 */
export const SpreadView = memo(function SpreadView({ spreadId, part }: SpreadViewProps): ReactNode {
  const reader = useReader();
  const spread = useSource(reader.node(spreadId));
  const { width, height } = useSource(reader.spreadSize(spreadId));
  const ids = useSource(reader.drawnIds(spreadId));
  const palette = useSource(reader.palette);
  if (spread?.type !== 'Spread') return null;
  // Whole millimetres: the clip is laid out and would be rounded; the press cuts the exact bleed.
  const bleed = Math.ceil(reader.mode.bleed);
  const left = (part?.x ?? 0) - bleed;
  return (
    <section
      className="fg-spread"
      data-spread={spreadId}
      style={{
        width: (part?.width ?? width) + 2 * bleed,
        height: height + 2 * bleed,
        ...moved(left, -bleed),
      }}
    >
      <div className="fg-leaf" style={moved(-left, bleed)}>
        <svg className="fg-leaf" width={1} height={1}>
          <FilledShape
            paint={spread.props.fill}
            opacity={spread.props.fillOpacity}
            palette={palette}
            width={width}
            height={height}
          >
            {(fill) => <rect x={-bleed} y={-bleed} width={width + 2 * bleed} height={height + 2 * bleed} {...fill} />}
          </FilledShape>
        </svg>
        {ids.map((id) => (
          <NodeView key={id} id={id} />
        ))}
      </div>
    </section>
  );
});

function moved(x: number, y: number): CSSProperties {
  return x === 0 && y === 0 ? {} : { transform: `translate(${x}px,${y}px)` };
}
