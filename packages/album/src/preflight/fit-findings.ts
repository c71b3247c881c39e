import type { NodeOf } from '../document/nodes/node.ts';
import type { MeasuredHeights } from '../geometry/measured.ts';
import type { Finding } from './finding.ts';

/** In mm: less is the foot of a last line without tails. */
const TOLERANCE = 0.5;

/** A name or text whose lines are higher than its box, where the engine that lays out lines has said so. */
export function fitFindings({ id, props }: NodeOf<'Text'>, measured: MeasuredHeights): Finding[] {
  if (props.autosize || props.fit) return [];
  const lines = measured(id);
  if (lines === undefined || lines <= props.height + TOLERANCE) return [];
  return [{ rule: 'text_too_long', severity: 'warning', nodeId: id, stickerId: null, values: {} }];
}
