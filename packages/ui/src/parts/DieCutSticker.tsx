import type { CSSProperties, ReactNode } from 'react';

/** A sticker as it comes out of the die: white rim, soft lift. Tilt only as decoration, never in lists. */
export function DieCutSticker(props: {
  children: ReactNode;
  /** Width in pixels; the height follows the sticker's ratio of 50 to 70 unless the content fixes it. */
  width?: number;
  /** Degrees. */
  tilt?: number;
  /** The rim of special stickers. */
  foil?: boolean;
  /** The number in its white chip. */
  number?: number | string;
}) {
  const style = { width: props.width, '--fig-tilt': `${props.tilt ?? 0}deg` } as CSSProperties;
  return (
    <span className={props.foil ? 'fig-die fig-die-foil' : 'fig-die'} style={style}>
      <span className="fig-die-face">{props.children}</span>
      {props.number !== undefined && <span className="fig-number-chip">{props.number}</span>}
    </span>
  );
}

/** Stickers fanned out, as on news cards and in empty states. Decorative. */
export function StickerFan({ children, width = 42 }: { children: readonly ReactNode[]; width?: number }) {
  const middle = (children.length - 1) / 2;
  return (
    <span className="fig-fan" aria-hidden="true" style={{ '--fig-fan-width': `${width}px` } as CSSProperties}>
      {children.map((child, index) => (
        // A fan never reorders, so its positions are its keys.
        // oxlint-disable-next-line react/no-array-index-key
        <DieCutSticker key={index} width={width} tilt={(index - middle) * 7}>
          {child}
        </DieCutSticker>
      ))}
    </span>
  );
}
