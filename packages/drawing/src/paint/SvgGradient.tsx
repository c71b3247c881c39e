import { resolveColor, type Gradient } from '@figurina/album';
import type { ReactNode } from 'react';
import type { Palette } from './color.ts';
import { gradientLine, stopOffsets } from './gradient-line.ts';

interface SvgGradientProps {
  /** Unique in the page: the same node may be drawn in a spread and in a thumbnail. */
  id: string;
  gradient: Gradient;
  palette: Palette;
  width: number;
  height: number;
}

/** A gradient in the millimetres of its shape, so that it runs as CSS would run it. */
export function SvgGradient({ id, gradient, palette, width, height }: SvgGradientProps): ReactNode {
  const offsets = stopOffsets(gradient);
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" {...gradientLine(width, height, gradient.direction)}>
      {gradient.colors.map((color, index) => (
        <stop key={index} offset={offsets[index]} stopColor={resolveColor(palette, color)} />
      ))}
    </linearGradient>
  );
}
