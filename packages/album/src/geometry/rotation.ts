import type { AlbumNode } from '../document/nodes/node.ts';
import { about, turning, type Matrix } from './matrix.ts';
import { transformedNode, type PlacementChange } from './transforming.ts';
import { subtractPoints, type Point } from './vector.ts';

/** The steps of turning, in degrees: with shift held, and the finer ones with alt. */
export const ROTATION_STEP = 45;
export const FINE_ROTATION_STEP = 15;

/** The direction of `point` seen from `centre`, in degrees clockwise from straight up, 0 up to 360. */
export function angleTo(centre: Point, point: Point): number {
  const { x, y } = subtractPoints(point, centre);
  return ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

/** The nearest multiple of `step`, from 0 up to 360. */
export function snapAngle(degrees: number, step: number = ROTATION_STEP): number {
  return (((Math.round(degrees / step) * step) % 360) + 360) % 360;
}

export interface RotationGesture {
  /** What the selection turns about: as a rule the centre of its frame. In millimetres of the spread, like the two points. */
  readonly centre: Point;
  readonly from: Point;
  readonly to: Point;
  /** The rotation of the selection's frame before the gesture. */
  readonly startRotation: number;
  /** The frame, not the difference, comes to rest on multiples of it; null turns freely. */
  readonly step: number | null;
}

/** By how many degrees the selection turns when the handle went `from` `to`. */
export function rotationOf({ centre, from, to, startRotation, step }: RotationGesture): number {
  const turned = angleTo(centre, to) - angleTo(centre, from);
  return step === null ? turned : snapAngle(startRotation + turned, step) - startRotation;
}

/** Turns a node about any point of its spread; its size stays. */
export function rotatedNode(node: AlbumNode, parentMatrix: Matrix, centre: Point, degrees: number): PlacementChange {
  return transformedNode(node, parentMatrix, about(centre, turning(degrees)));
}
