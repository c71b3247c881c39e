import type {
  Actor,
  AlbumDocument,
  Box,
  EditRight,
  Guide,
  MeasuredHeights,
  NodeId,
  Patch,
  Point,
} from '@figurina/album';
import type { CameraStore } from '../camera/camera-store.ts';
import type { WorldLayout } from '../camera/world-layout.ts';
import type { SelectionStore } from '../selection/selection-store.ts';
import type { GestureValues } from '../store/shown-values.ts';
import type { PointerInput } from './pointer.ts';

/** Guides of one spread, in its millimetres. */
export interface ShownGuides {
  readonly spreadId: NodeId;
  readonly guides: readonly Guide[];
}

/** An element that is being drawn or dragged out of the menu, in millimetres of its spread. */
export interface ShownDraft extends Box {
  readonly spreadId: NodeId;
  readonly type: 'Text' | 'Rectangle' | 'Circle' | 'Line' | 'StickerCell';
  readonly rotation: number;
}

/** All that a gesture may touch. Built by the editor screen, and by the driver in tests. */
export interface ToolContext {
  document(): AlbumDocument;
  readonly camera: CameraStore;
  readonly selection: SelectionStore;
  /** Where the spreads lie in the world. */
  layout(): WorldLayout;
  /** Heights of autosized texts, as the screen measured them. */
  readonly measured: MeasuredHeights;
  /** Shows values without recording them; null ends the showing. */
  showGesture(values: GestureValues | null): void;
  /** Records one unit under a label key (`steps.move`), one step of undo; with what is of the same merge key after it. */
  commit(label: string, patch: Patch, mergeKey?: string): void;
  showGuides(guides: ShownGuides | null): void;
  /** A box in world millimetres. */
  showLasso(box: Box | null): void;
  /** A word to the person, by key (`notices.outside`). */
  notify(key: string): void;
  showDraft(draft: ShownDraft | null): void;
  /** Opens the bubble of a new comment at a point of a spread. */
  writeComment(spreadId: NodeId, at: Point): void;
  /** A picture of the album was let go over a sticker cell: asks whether it becomes its sticker. False when it cannot. */
  offerSticker(image: NodeId, cell: NodeId): boolean;
  /** Lights up the cell that something would go into. */
  showTarget(cell: NodeId | null): void;
  /** Fresh ids for what a gesture makes. */
  makeId(): string;
  /** The tool in hand has done its work: back to select, unless it is locked. */
  finishTool(): void;
  /** The state that a gesture ends in: the tool in hand, at rest. */
  rest(): ToolState;
  /** Whether the album is open to whoever holds the tool, as far as its design or less goes. */
  editable(right?: EditRight): boolean;
  /** Whose hand it is: comments of others stay where they are. */
  actor(): Actor;
  /** Whether comments are there for the pointer. */
  commentsShown(): boolean;
  snapping(): boolean;
  /** Millimetres between the lines of the grid, while it is shown. */
  grid(): number | undefined;
  /** These stay where they are and are seen there, while copies of them are dragged; null when none are. */
  showCopied(ids: readonly NodeId[] | null): void;
  /** Copies were dragged out of these: who copies on goes as far again. */
  copied?(sources: readonly NodeId[], copies: readonly NodeId[]): void;
  /** A double click, or Enter, on an element that has an inside of its own: a picture, a cell. Texts and groups open themselves. */
  open(id: NodeId): void;
}

/** One state of a tool: what it does with what comes, and the state that follows. Made afresh each time it is entered. */
export interface ToolState {
  readonly name: string;
  readonly cursor: string;
  pointerDown?(input: PointerInput): ToolState | undefined;
  pointerMove?(input: PointerInput): ToolState | undefined;
  pointerUp?(input: PointerInput): ToolState | undefined;
  /** Esc, lost pointer capture, a second finger: everything back as it was. */
  cancel?(): ToolState;
}
