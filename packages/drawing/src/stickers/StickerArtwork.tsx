import { rareLetters, type Crop, type ImageRecord, type Portrait } from '@figurina/album';
import { useEffect, useId, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { fontArrivals, loadFonts } from '../fonts/load-fonts.ts';
import { Picture } from '../nodes/Picture.tsx';
import { portraitEffects } from '../pixels/pixel-effects.ts';
import { usePixels } from '../pixels/use-pixels.ts';
import { measureWords } from '../text/measure-words.ts';
import type { ChosenDesign } from './designs/index.ts';
import { Lettered } from './Lettered.tsx';
import { type Area, type LeafFill } from './sticker-areas.ts';
import { stickerLeaves, type StickerFacts, type StickerLook } from './sticker-leaves.ts';
import { stickerFonts } from './sticker-fonts.ts';

export interface StickerArtworkProps {
  design: ChosenDesign;
  facts: Omit<StickerFacts, 'empty'>;
  look: Omit<StickerLook, 'measure'>;
  /** The portrait; without one the artwork is that of the empty cell. */
  picture: { readonly image: ImageRecord; readonly url: string; readonly crop: Crop } | null;
  /** What the album makes of the colours of its portraits. */
  portrait: Portrait;
}

/** A sticker, or the empty cell it is stuck onto, in its own millimetres (50 or 100 x 70), drawn over the trim as far as its bleed. */
export function StickerArtwork({ design, facts, look, picture, portrait }: StickerArtworkProps): ReactNode {
  const arrivals = useSyncExternalStore(fontArrivals.subscribe, fontArrivals.count, fontArrivals.count);
  const prefix = useId();
  const { name, position, numbers, double, ground } = facts;
  const empty = picture === null;
  const effects = portraitEffects(portrait, look.palette);
  const url = usePixels(picture?.url ?? null, picture?.image.id ?? null, effects);
  const leaves = useMemo(
    () => stickerLeaves(design, { name, position, numbers, double, empty, ground }, { ...look, measure: measureWords }),
    // Widths of words change when a font arrives.
    // oxlint-disable-next-line react/exhaustive-deps
    [design, name, position, numbers, double, empty, ground, look, arrivals],
  );
  // Letters that few fonts have come with the name that holds them, wherever a sticker is shown.
  useEffect(() => {
    const words = name + position;
    if (rareLetters(words) === '') return;
    const fonts = Object.values(stickerFonts(look.fonts));
    void loadFonts(fonts.map(({ family }) => ({ family, words }))).catch(() => undefined);
  }, [name, position, look.fonts]);
  return (
    <>
      {leaves.under.length > 0 && <Areas areas={leaves.under} prefix={`${prefix}u`} />}
      {leaves.photo && picture && url !== null && (
        <Picture image={picture.image} url={url} frame={leaves.photo} crop={picture.crop} />
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

const precise = (value: number): number => Math.round(value * 1e6) / 1e6;
