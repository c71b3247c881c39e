/** The crop of the open album: follows the selection's mode `image`, and records what was done when that ends. */
import {
  changeCrop,
  type Crop,
  croppedPicture,
  nodeRefusal,
  type NodeId,
  type Point,
  stickerRefusal,
} from '@figurina/album';
import {
  createCropStore,
  type CropContext,
  cropping,
  type CropStore,
  type CropTarget,
  cropSteps,
  type EditorStore,
  isOnPicture,
  type OpenCrop,
  pointInFrame,
  type ToolContext,
  type ToolMachine,
  toWorld,
} from '@figurina/editor';
import type { RunCommand } from '../run-command.ts';
import { cropTarget } from './crop-target.ts';

/** Where two fingers are on the desk, in pixels; `angle` in degrees. */
export interface Fingers {
  readonly middle: Point;
  readonly spread: number;
  readonly angle: number;
}

export interface Cropping extends Pick<CropStore, 'get' | 'subscribe' | 'isChanged'> {
  canOpen(id: NodeId): boolean;
  /** What would be cropped, with the crop that the document has. */
  targetOf(id: NodeId): CropTarget | null;
  /** One thing done by a button or a key. */
  step(step: (open: OpenCrop) => Crop): void;
  /** Ends and records. */
  done(): void;
  /** Ends, and everything is as it was. */
  revert(): void;
  /** A wheel turned at a point of the desk: true when it was over the picture, which grew. */
  wheel(screen: Point, factor: number): boolean;
  /** Two fingers have come down: how far they turn counts from here. */
  pinchBegins(): void;
  pinch(before: Fingers, after: Fingers): void;
  end(): void;
}

const FINGERS_TURN = 12;

interface CroppingParts {
  readonly store: EditorStore;
  readonly context: ToolContext;
  readonly crop: CropStore;
  readonly tools: () => ToolMachine;
  readonly run: RunCommand;
}

export const createCrop = createCropStore;

/** The state in which the tools rest: cropping while a crop is open. */
export function restingTool(context: CropContext, otherwise: () => ReturnType<ToolContext['rest']>) {
  return context.crop.get() ? cropping(context) : otherwise();
}

export function createCropping({ store, context, crop, tools, run }: CroppingParts): Cropping {
  const { selection } = context;
  /** Nobody's fingers keep their direction: so many degrees are needed before the picture turns with them. */
  let wound = 0;
  const points: CropContext = { tools: context, crop };

  /** How a photo lies in a sticker is the sticker's. */
  function mayCrop(id: NodeId): boolean {
    const { document } = store;
    const [node, stickerId] = [document.nodes.get(id), croppedPicture(document, id)?.stickerId];
    if (!node) return false;
    const actor = context.actor();
    return (stickerId ? stickerRefusal(document, actor, stickerId) : nodeRefusal(document, actor, node)) === null;
  }
  function close(): void {
    const open = crop.get();
    if (!open) return;
    const { nodeId } = open.target;
    const frame = crop.newFrame();
    if (crop.isChanged() && croppedPicture(store.document, nodeId))
      run('steps.crop', (document) => changeCrop(document, { nodeId, crop: open.crop, frame }));
    if (frame) context.showGesture(null);
    crop.close();
    if (tools().state().name.startsWith('crop.')) tools().enter(context.rest());
  }
  function follow(): void {
    const { mode, ids } = selection.get();
    const id = mode === 'image' ? ids[0] : undefined;
    if (crop.get()?.target.nodeId === id) return;
    close();
    if (!id) return;
    const target = mayCrop(id) ? cropTarget(store.document, id) : null;
    if (!target) {
      selection.leave();
      return;
    }
    crop.open(target);
    tools().enter(context.rest());
  }
  /** Others may change the frame, or what lies behind it, meanwhile. */
  function retarget(): void {
    const open = crop.get();
    if (!open) return;
    const target = cropTarget(store.document, open.target.nodeId);
    if (target) crop.retarget(target);
    else if (store.document.nodes.has(open.target.nodeId)) selection.leave();
  }

  const ends = [selection.subscribe(follow), store.onChange(retarget)];
  return {
    get: crop.get,
    subscribe: crop.subscribe,
    isChanged: crop.isChanged,
    targetOf: (id) => cropTarget(store.document, id),
    canOpen: (id) => croppedPicture(store.document, id) !== null && mayCrop(id),
    step(step) {
      const open = crop.get();
      if (open) crop.show(step(open));
    },
    done() {
      if (crop.get()) selection.leave();
    },
    revert() {
      const open = crop.get();
      if (!open) return;
      if (crop.newFrame()) context.showGesture(null);
      crop.show(open.opened.saved, open.opened);
      selection.leave();
    },
    wheel(screen, factor) {
      const open = crop.get();
      if (!open) return false;
      const at = pointInFrame(points, open, toWorld(context.camera.get(), screen));
      if (!isOnPicture(open, at)) return false;
      crop.show(cropSteps.zoom(factor, at)(open));
      return true;
    },
    pinchBegins: () => void (wound = 0),
    pinch(before, after) {
      const open = crop.get();
      if (!open) return;
      const inFrame = (screen: Point): Point => pointInFrame(points, open, toWorld(context.camera.get(), screen));
      const [from, to] = [inFrame(before.middle), inFrame(after.middle)];
      let next = { ...open, crop: cropSteps.pan({ x: to.x - from.x, y: to.y - from.y })(open) };
      if (before.spread > 0) next = { ...next, crop: cropSteps.zoom(after.spread / before.spread, to)(next) };
      const turn = ((after.angle - before.angle + 540) % 360) - 180;
      wound += turn;
      crop.show(Math.abs(wound) < FINGERS_TURN ? next.crop : cropSteps.turn(turn, to)(next));
    },
    end() {
      for (const end of ends) end();
    },
  };
}
