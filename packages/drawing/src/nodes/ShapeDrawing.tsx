import { resolveColor, type NodeOf } from '@figurina/album';
import type { ReactNode } from 'react';
import { matrixOf } from '../matrix/node-matrix.ts';
import type { Palette } from '../paint/color.ts';
import { FilledShape } from '../paint/FilledShape.tsx';
import { effectsStyle } from './effects.ts';
import { strokeBox } from './stroke-box.ts';

interface ShapeDrawingProps {
  node: NodeOf<'Rectangle'> | NodeOf<'Circle'>;
  palette: Palette;
}

/** A rectangle or an ellipse, drawn in millimetres. */
export function ShapeDrawing({ node, palette }: ShapeDrawingProps): ReactNode {
  const { props } = node;
  const { width, height } = props;
  const box = strokeBox(props);
  const stroke =
    props.stroke === null || box.strokeWidth === 0
      ? {}
      : { stroke: resolveColor(palette, props.stroke), strokeWidth: box.strokeWidth };
  return (
    <svg
      className="fg-leaf"
      data-node={node.id}
      width={1}
      height={1}
      style={{ transform: matrixOf(node), ...effectsStyle(props) }}
    >
      <FilledShape paint={props.fill} opacity={props.fillOpacity} palette={palette} width={width} height={height}>
        {(fill) =>
          node.type === 'Rectangle' ? (
            <rect
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              rx={box.radius || undefined}
              {...fill}
              {...stroke}
            />
          ) : (
            <ellipse cx={width / 2} cy={height / 2} rx={box.width / 2} ry={box.height / 2} {...fill} {...stroke} />
          )
        }
      </FilledShape>
    </svg>
  );
}
