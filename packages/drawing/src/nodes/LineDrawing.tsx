import { resolveColor, type NodeOf } from '@figurina/album';
import type { ReactNode } from 'react';
import { matrixOf } from '../matrix/node-matrix.ts';
import type { Palette } from '../paint/color.ts';
import { effectsStyle } from './effects.ts';
import { dashArray } from './stroke-box.ts';

/** A line through the middle of its box, from its left to its right edge. */
export function LineDrawing({ node, palette }: { node: NodeOf<'Line'>; palette: Palette }): ReactNode {
  const { props } = node;
  if (props.stroke === null) return null;
  const dash = dashArray(props.dash, props.strokeWidth);
  return (
    <svg
      className="fg-leaf"
      data-node={node.id}
      width={1}
      height={1}
      style={{ transform: matrixOf(node), ...effectsStyle(props) }}
    >
      <line
        x2={props.width}
        y1={props.height / 2}
        y2={props.height / 2}
        stroke={resolveColor(palette, props.stroke)}
        strokeWidth={props.strokeWidth}
        strokeDasharray={dash?.join(' ')}
        strokeLinecap={props.dash === 'dotted' ? 'round' : undefined}
      />
    </svg>
  );
}
