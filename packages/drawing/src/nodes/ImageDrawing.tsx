import { resolveColor, type ImageRecord, type NodeOf } from '@figurina/album';
import type { ReactNode } from 'react';
import { matrixOf } from '../matrix/node-matrix.ts';
import type { Palette } from '../paint/color.ts';
import { FilledShape } from '../paint/FilledShape.tsx';
import { effectsStyle } from './effects.ts';
import { Picture } from './Picture.tsx';
import { PLACE_GROUND, placeInk, placeSign } from './place-sign.ts';
import { strokeBox } from './stroke-box.ts';

interface ImageDrawingProps {
  node: NodeOf<'Image'>;
  image: ImageRecord | undefined;
  url: string | null;
  palette: Palette;
  /** Shows a frame without a picture as a pale place. */
  showPlaces: boolean;
}

/** A picture in its frame; while there is none the frame's tint, and in the editor the sign of a picture. */
export function ImageDrawing({ node, image, url, palette, showPlaces }: ImageDrawingProps): ReactNode {
  const { props } = node;
  const { width, height } = props;
  if (width === 0 || height === 0) return null;
  const box = strokeBox(props);
  const isPlace = showPlaces && !image;
  const tint = props.fill ?? (isPlace ? PLACE_GROUND : null);
  return (
    <div className="fg-leaf" data-node={node.id} style={{ transform: matrixOf(node), ...effectsStyle(props) }}>
      {image && url !== null ? (
        <Picture
          image={image}
          url={url}
          frame={{ width, height }}
          crop={props}
          flip={props.flip}
          radius={props.borderRadius}
          inset={box.x}
        />
      ) : (
        tint !== null && (
          <svg className="fg-leaf" width={1} height={1}>
            <FilledShape paint={tint} palette={palette} width={width} height={height}>
              {(fill) => <rect width={width} height={height} rx={cornerOf(props)} {...fill} />}
            </FilledShape>
            {isPlace && <Sign width={width} height={height} ink={placeInk(props.fill, palette)} />}
          </svg>
        )
      )}
      {props.stroke !== null && box.strokeWidth > 0 && (
        <svg className="fg-leaf" width={1} height={1}>
          <rect
            x={box.x}
            y={box.y}
            width={box.width}
            height={box.height}
            rx={box.radius || undefined}
            fill="none"
            stroke={resolveColor(palette, props.stroke)}
            strokeWidth={box.strokeWidth}
          />
        </svg>
      )}
    </div>
  );
}

function Sign({ ink, ...frame }: { width: number; height: number; ink: string }): ReactNode {
  const { path, x, y, scale } = placeSign(frame);
  return (
    <path
      d={path}
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      stroke={ink}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function cornerOf({ borderRadius, width, height }: NodeOf<'Image'>['props']): number | undefined {
  return Math.min(borderRadius, Math.min(width, height) / 2) || undefined;
}
