import { type Crop, type Face, type Flip, type Matrix, type NodeId, sameCrop, tidyCrop } from '@figurina/album';

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
}

export interface OpenCrop {
  readonly target: CropTarget;
  /** As it is shown now. */
  readonly crop: Crop;
}

/** The crop that is open: shown and not recorded until it is done. */
export interface CropStore {
  get(): OpenCrop | null;
  open(target: CropTarget): void;
  /** The frame or the picture became another one while the crop is open. */
  retarget(target: CropTarget): void;
  show(crop: Crop): void;
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

  return {
    get: () => current,
    open: (target) => put({ target, crop: target.saved }),
    retarget(target) {
      if (!current) return;
      // Who has not touched the crop yet follows what others, or an undo, make of it.
      const untouched = sameCrop(current.crop, current.target.saved);
      put({ target, crop: untouched ? target.saved : current.crop });
    },
    show: (crop) => put(current && !sameCrop(current.crop, crop) ? { ...current, crop } : current),
    close: () => put(null),
    isChanged: () => current !== null && !sameCrop(tidyCrop(current.crop), tidyCrop(current.target.saved)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
