import { cssMatrix, scaling, type Crop, type ImageRecord } from '@figurina/album';
import { useId, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { fontArrivals } from '../fonts/load-fonts.ts';
import { cssFontFamily } from '../fonts/resolve-font.ts';
import { Picture } from '../nodes/Picture.tsx';
import { measureWords } from '../text/measure-words.ts';
import { KT, POINT } from '../units.ts';
import type { ChosenDesign } from './designs/index.ts';
import { type Area, type LeafFill } from './sticker-areas.ts';
import { stickerLeaves, type StickerFacts, type StickerLook } from './sticker-leaves.ts';
import { THIN_BY, type Words } from './words.ts';

export interface StickerArtworkProps {
  design: ChosenDesign;
  facts: Omit<StickerFacts, 'empty'>;
  look: Omit<StickerLook, 'measure'>;
  /** The portrait; without one the artwork is that of the empty cell. */
  picture: { readonly image: ImageRecord; readonly url: string; readonly crop: Crop } | null;
}

/** A sticker, or the empty cell it is stuck onto, in its own millimetres (50 or 100 x 70), drawn over the trim as far as its bleed. */
export function StickerArtwork({ design, facts, look, picture }: StickerArtworkProps): ReactNode {
  const arrivals = useSyncExternalStore(fontArrivals.subscribe, fontArrivals.count, fontArrivals.count);
  const prefix = useId();
  const { name, position, numbers, double, ground } = facts;
  const empty = picture === null;
  const leaves = useMemo(
    () => stickerLeaves(design, { name, position, numbers, double, empty, ground }, { ...look, measure: measureWords }),
    // Widths of words change when a font arrives.
    // oxlint-disable-next-line react/exhaustive-deps
    [design, name, position, numbers, double, empty, ground, look, arrivals],
  );
  return (
    <>
      {leaves.under.length > 0 && <Areas areas={leaves.under} prefix={`${prefix}u`} />}
      {leaves.photo && picture && (
        <Picture image={picture.image} url={picture.url} frame={leaves.photo} crop={picture.crop} />
      )}
      {leaves.over.length > 0 && <Areas areas={leaves.over} prefix={`${prefix}o`} />}
      {leaves.words.length > 0 && <Lettered words={leaves.words} />}
    </>
  );
}

function Areas({ areas, prefix }: { areas: readonly Area[]; prefix: string }): ReactNode {
  return (
    <svg className="fg-leaf" width={1} height={1}>
      {areas.map((area, index) => (
        <AreaShape key={index} area={area} gradientId={`${prefix}${index}`} />
      ))}
    </svg>
  );
}

function AreaShape({ area, gradientId }: { area: Area; gradientId: string }): ReactNode {
  const fill = typeof area.fill === 'string' ? area.fill : `url(#${gradientId})`;
  return (
    <>
      {typeof area.fill !== 'string' && <Shine id={gradientId} fill={area.fill} />}
      {'points' in area ? (
        <polygon points={area.points.map(([x, y]) => `${precise(x)},${precise(y)}`).join(' ')} fill={fill} />
      ) : (
        <rect {...area.box} rx={area.radius || undefined} fill={fill} />
      )}
    </>
  );
}

function Shine({ id, fill }: { id: string; fill: Exclude<LeafFill, string> }): ReactNode {
  const { colors, ...line } = fill;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" {...line}>
      {colors.map((color, index) => (
        <stop key={index} offset={index / (colors.length - 1)} stopColor={color} />
      ))}
    </linearGradient>
  );
}

/** Words as SVG text: the baseline is exact, and they stay words on paper. */
function Lettered({ words }: { words: readonly Words[] }): ReactNode {
  return (
    <svg className="fg-leaf fg-words" width={1} height={1} style={{ transform: cssMatrix(scaling(1 / KT)) }}>
      {words.map((line, index) => (
        <text
          key={index}
          transform={`translate(${precise(line.at[0] * KT)} ${precise(line.at[1] * KT)}) rotate(${line.turn})`}
          textAnchor={line.anchor}
          fontFamily={cssFontFamily(line.lettering.family)}
          fontWeight={line.lettering.weight}
          fontSize={precise(line.size * POINT * KT)}
          wordSpacing={line.thin && `-${THIN_BY}em`}
          fill={line.color}
        >
          {line.words}
        </text>
      ))}
    </svg>
  );
}

const precise = (value: number): number => Math.round(value * 1e6) / 1e6;
