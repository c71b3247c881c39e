import type { Handle, Point } from '@figurina/album';

/** What the overlay says lies under the pointer; the canvas itself is hit-tested by geometry. */
export type PointerTarget =
  | { kind: 'canvas' }
  | { kind: 'handle'; handle: Handle }
  | { kind: 'rotate' }
  /** A corner of the picture that is being cropped. */
  | { kind: 'picture' };

/** One pointer event, without the DOM. `screen` in CSS pixels from the canvas' top left, `world` in millimetres. */
export interface PointerInput {
  readonly screen: Point;
  readonly world: Point;
  readonly button: number;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Ctrl, or Cmd on a Mac. */
  readonly ctrl: boolean;
  /** 2 on the second click of a double click. */
  readonly clicks: number;
  readonly kind: 'mouse' | 'touch' | 'pen';
  readonly target: PointerTarget;
}
