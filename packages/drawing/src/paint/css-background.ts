import { resolveColor, type Paint } from '@figurina/album';
import { fade, type Palette } from './color.ts';
import { stopOffsets } from './gradient-line.ts';

/** A paint as a CSS `background`, for what is a plain box. */
export function cssBackground(paint: Paint, palette: Palette, opacity = 1): string | undefined {
  if (paint === null) return undefined;
  if (typeof paint !== 'object') return fade(resolveColor(palette, paint), opacity);
  const offsets = stopOffsets(paint);
  const stops = paint.colors.map(
    (color, index) => `${fade(resolveColor(palette, color), opacity)} ${(offsets[index] ?? 0) * 100}%`,
  );
  return `linear-gradient(${paint.direction}deg,${stops.join(',')})`;
}
