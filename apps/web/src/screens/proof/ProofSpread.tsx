import { type NodeId, spreadSize } from '@figurina/album';
import { PAPER_MODE, Spread } from '@figurina/drawing';
import '@figurina/drawing/style.css';
import { useElementSize, useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import type { OpenedProof } from './opened-proof.ts';

/** Drawn so far before it comes into view. */
const AHEAD = '900px 0px';

/** One spread as it is printed, as wide as its place. Drawn once somebody comes near; from then on it stays. */
export function ProofSpread({ album, spreadId, label }: { album: OpenedProof; spreadId: NodeId; label: string }) {
  const { document, meta, facts, imageUrl } = album;
  const { ref: near, entry } = useIntersection({ rootMargin: AHEAD });
  const { ref, width } = useElementSize();
  const [drawn, setDrawn] = useState(false);
  // Told while rendering, as React asks for it: what was near once is drawn for good.
  if (entry?.isIntersecting && !drawn) setDrawn(true);
  const size = spreadSize(facts.spreads.indexOf(spreadId), facts.spreads.length);
  const scale = width / size.width;
  return (
    <div ref={near} className="proof-paper-place" data-single={size.width < size.height || undefined}>
      <div
        ref={ref}
        className="proof-paper"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
        role="img"
        aria-label={label}
        inert
      >
        {drawn && scale > 0 ? (
          <div style={{ ...size, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
            <Spread
              spreadId={spreadId}
              document={document}
              meta={meta}
              facts={facts}
              mode={PAPER_MODE}
              imageUrl={imageUrl}
            />
          </div>
        ) : null}
      </div>
    </div>
  );
}
