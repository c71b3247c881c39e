import { deriveFacts, spreadSize, type AlbumFacts, type AlbumMeta, type ImageId, type NodeId } from '@figurina/album';
import { PAPER_MODE, Spread } from '@figurina/drawing';
import '@figurina/drawing/style.css';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { blueprintPicture, type DrawnAlbum } from './opened-blueprint.ts';

/** A spread as large as fits into its parent, which must have a size of its own. A picture of what will be printed. */
export function ScaledSpread(props: {
  blueprint: DrawnAlbum;
  meta: AlbumMeta;
  spreadId: NodeId;
  /** Derived here where nobody has them. */
  facts?: AlbumFacts;
  /** What it shows, for those who do not see it; decorative without. */
  label?: string;
}) {
  const { document, spreads, addresses } = props.blueprint;
  const { meta } = props;
  const facts = useMemo(() => props.facts ?? deriveFacts(document, meta), [props.facts, document, meta]);
  const { ref, width, height } = useElementSize();
  const size = spreadSize(spreads.indexOf(props.spreadId), spreads.length);
  const scale = Math.min(width / size.width, height / size.height);
  return (
    <div ref={ref} className="scaled-spread" role={props.label ? 'img' : undefined} aria-label={props.label} inert>
      {scale > 0 && (
        <div style={{ width: size.width * scale, height: size.height * scale }}>
          <div className="scaled-spread-paper" style={{ ...size, transform: `scale(${scale})` }}>
            <Spread
              spreadId={props.spreadId}
              document={document}
              meta={meta}
              facts={facts}
              mode={PAPER_MODE}
              imageUrl={(image, shown) => addresses?.get(image.id as ImageId) ?? blueprintPicture(image, shown)}
            />
          </div>
        </div>
      )}
    </div>
  );
}
