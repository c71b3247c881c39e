import { resolveColor, type Paint } from '@figurina/album';
import { useId, type ReactNode } from 'react';
import type { Palette } from './color.ts';
import { isColor, isGradient } from './paint-kinds.ts';
import { SvgGradient } from './SvgGradient.tsx';

interface FilledShapeProps {
  paint: Paint;
  opacity?: number;
  palette: Palette;
  /** The box that a gradient runs over, from 0, 0. */
  width: number;
  height: number;
  /** The shape, given the attributes of its fill. */
  children: (fill: { fill: string; fillOpacity: number | undefined }) => ReactNode;
}

/** A shape of an svg with its fill, and the gradient's definition where it needs one, under an id of this instance. */
export function FilledShape({ paint, opacity = 1, palette, width, height, children }: FilledShapeProps): ReactNode {
  const id = useId();
  const fillOpacity = opacity < 1 ? opacity : undefined;
  if (!isGradient(paint))
    return children({ fill: isColor(paint) ? resolveColor(palette, paint) : 'none', fillOpacity });
  return (
    <>
      <SvgGradient id={id} gradient={paint} palette={palette} width={width} height={height} />
      {children({ fill: `url(#${id})`, fillOpacity })}
    </>
  );
}
