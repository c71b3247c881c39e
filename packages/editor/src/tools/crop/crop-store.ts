import {
  boxMatrix,
  type BoxPlacement,
  compose,
  type Crop,
  type Face,
  type Flip,
  type Matrix,
  type NodeId,
  type Resized,
  sameCrop,
  tidyCrop,
} from '@figurina/album';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The picture that is being cropped, and the frame it lies behind. */
export interface CropTarget {
  readonly nodeId: NodeId;
  readonly spreadId: NodeId;
  /** In its own millimetres: those of the crop. */
  readonly frame: Size;
  /** From the frame's millimetres to its spread's. */
  readonly toSpread: Matrix;
  readonly picture: Size;
  readonly face: Face | null;
  readonly flip: Flip;
  /** The crop that the document has. */
  readonly saved: Crop;
  /** The frame as a box of its parent, where it may be pulled; null for the place that a sticker's design has. */
  readonly box: BoxPlacement | null;
  readonly parentToSpread: Matrix;
}

/** The same picture behind another frame of the same turn and scale. */
export function reframed(target: CropTarget, box: BoxPlacement): CropTarget {
  const { width, height } = box;
  return { ...target, box, frame: { width, height }, toSpread: compose(target.parentToSpread, boxMatrix(box)) };
}

export interface OpenCrop {
  readonly target: CropTarget;
  /** As the document has it. */
  readonly opened: CropTarget;
  /** As it is shown now. */
  readonly crop: Crop;
}

/** The crop that is open: shown and not recorded until it is done. */
export interface CropStore {
  get(): OpenCrop | null;
  open(target: CropTarget): void;
  /** The frame or the picture became another one while the crop is open. */
  retarget(target: CropTarget): void;
  show(crop: Crop, target?: CropTarget): void;
  /** The frame, where it is another one than the document has. */
  newFrame(): Resized | null;
  close(): void;
  isChanged(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createCropStore(): CropStore {
  let current: OpenCrop | null = null;
  const listeners = new Set<() => void>();

  function put(next: OpenCrop | null): void {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  }

  function newFrame(): Resized | null {
    const [now, was] = [current?.target.box, current?.opened.box];
    if (!now || !was) return null;
    const { x, y, width, height } = now;
    return x === was.x && y === was.y && width === was.width && height === was.height ? null : { x, y, width, height };
  }

  return {
    get: () => current,
    open: (target) => put({ target, opened: target, crop: target.saved }),
    retarget(target) {
      if (!current) return;
      // Who has not touched the crop yet follows what others, or an undo, make of it.
      const untouched = sameCrop(current.crop, current.opened.saved) && newFrame() === null;
      const pulled = newFrame() && current.target.box && target.box ? reframed(target, current.target.box) : target;
      put({ target: pulled, opened: target, crop: untouched ? target.saved : current.crop });
    },
    show(crop, target) {
      if (!current || (target === undefined && sameCrop(current.crop, crop))) return;
      put({ ...current, crop, target: target ?? current.target });
    },
    newFrame,
    close: () => put(null),
    isChanged: () =>
      current !== null && (newFrame() !== null || !sameCrop(tidyCrop(current.crop), tidyCrop(current.opened.saved))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
