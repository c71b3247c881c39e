import { PAGE, type SpineFace } from '@figurina/album';
import { useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { FilledShape } from '../paint/FilledShape.tsx';
import { useReader, useSource } from '../read/album-reader.ts';
import { Lettered } from '../stickers/Lettered.tsx';
import { stickerFonts } from '../stickers/sticker-fonts.ts';
import { fontArrivals } from '../fonts/load-fonts.ts';
import { measureWords } from '../text/measure-words.ts';
import { spineWords } from './spine-words.ts';

interface UnfoldedCoverProps {
  /** Pages, each drawn with its top left at 0, 0. */
  left: ReactNode;
  right: ReactNode;
  /** Thickness of the spine in mm. */
  spine: number;
  /** What the spine shows; null leaves its paper bare, as on the inside. */
  face: SpineFace | null;
}

/**
 * One side of the softcover, unfolded, in millimetres with the bleed of the reader's mode around it. Pages end at the
 * fold: what they draw beyond it would lie on the spine.
 */
export function UnfoldedCover({ left, right, spine, face }: UnfoldedCoverProps): ReactNode {
  const bleed = Math.ceil(useReader().mode.bleed);
  const size = { width: PAGE.width + bleed, height: PAGE.height + 2 * bleed };
  return (
    <>
      {face && spine > 0 && <SpineGround face={face} spine={spine} bleed={bleed} />}
      <div className="fg-leaf fg-trim" style={{ ...size, ...moved(-bleed, -bleed) }}>
        <div className="fg-leaf" style={moved(bleed, bleed)}>
          {left}
        </div>
      </div>
      <div className="fg-leaf fg-trim" style={{ ...size, ...moved(PAGE.width + spine, -bleed) }}>
        <div className="fg-leaf" style={moved(0, bleed)}>
          {right}
        </div>
      </div>
      {face && spine > 0 && <SpineWords face={face} spine={spine} />}
    </>
  );
}

/** On a screen the edges of pages fall between pixels: so far the ground lies under them, in mm, that nothing shines through. */
const UNDERLAP = 0.25;

function SpineGround({ face, spine, bleed }: { face: SpineFace; spine: number; bleed: number }): ReactNode {
  const palette = useSource(useReader().palette);
  const under = bleed === 0 ? UNDERLAP : 0;
  const box = { x: PAGE.width - under, y: -bleed, width: spine + 2 * under, height: PAGE.height + 2 * bleed };
  return (
    <svg className="fg-leaf" width={1} height={1}>
      <FilledShape
        paint={face.fill}
        opacity={face.fillOpacity}
        palette={palette}
        width={2 * PAGE.width}
        height={PAGE.height}
      >
        {(fill) => <rect {...box} {...fill} />}
      </FilledShape>
    </svg>
  );
}

function SpineWords({ face, spine }: { face: SpineFace; spine: number }): ReactNode {
  const fonts = useSource(useReader().fonts);
  // Widths of words change when a font arrives.
  useSyncExternalStore(fontArrivals.subscribe, fontArrivals.count, fontArrivals.count);
  const middle = [PAGE.width + spine / 2, PAGE.height / 2] as const;
  const words = spineWords(face, middle, stickerFonts(fonts).name, measureWords);
  return <div data-spine={spine}>{words.length > 0 && <Lettered words={words} />}</div>;
}

function moved(x: number, y: number): CSSProperties {
  return { transform: `translate(${x}px,${y}px)` };
}
