import {
  type Actor,
  type AlbumDocument,
  type Box,
  roleRefusal,
  type MeasuredHeights,
  type NodeId,
  type Point,
  NOTHING_MEASURED,
  spreadOrder,
} from '@figurina/album';
import { createCameraStore, type CameraStore } from '../camera/camera-store.ts';
import { toScreen } from '../camera/camera.ts';
import { worldLayout } from '../camera/world-layout.ts';
import { createHistory, type History } from '../history/history.ts';
import { followChanges } from '../selection/follow-change.ts';
import { createSelectionStore, type SelectionStore } from '../selection/selection-store.ts';
import { createEditorStore, type EditorStore } from '../store/editor-store.ts';
import type { PointerInput } from '../tools/pointer.ts';
import { idle } from '../tools/select/idle.ts';
import { createToolMachine, type ToolMachine } from '../tools/tool-machine.ts';
import type { ShownDraft, ShownGuides, ToolContext } from '../tools/tool-state.ts';
import type { ToolId } from '../tools/tool.ts';
import { createToolbox, type Toolbox } from '../tools/toolbox.ts';

/** How a pointer is held: everything but where it is. */
export type Held = Partial<Omit<PointerInput, 'screen' | 'world'>>;

export interface DriverOptions {
  readonly role?: Actor['role'];
  readonly albumLocked?: boolean;
  readonly userId?: string;
  readonly measured?: MeasuredHeights;
}

/**
 * A hand at the editor without a browser: the store, the selection and the tools of the product, driven by points in
 * millimetres of a spread. Starts at zoom 1, on the spread with the index 0.
 *
 *     anEditor(album).on('n2').pointerDown(20, 20).pointerMove(60, 60, { shift: true }).pointerUp()
 */
export class EditorDriver {
  readonly store: EditorStore;
  readonly history: History;
  readonly selection: SelectionStore;
  readonly camera: CameraStore;
  readonly tools: ToolMachine;
  readonly toolbox: Toolbox;
  readonly context: ToolContext;
  /** What the person was told, by key, in the order it was said. */
  readonly notices: string[] = [];
  guides: ShownGuides | null = null;
  lasso: Box | null = null;
  draft: ShownDraft | null = null;
  target: NodeId | null = null;
  /** Where bubbles of new comments were opened. */
  readonly comments: { spreadId: NodeId; at: Point }[] = [];
  /** Pictures that were let go over a cell. */
  readonly offers: { image: NodeId; cell: NodeId }[] = [];
  snapping = true;
  grid: number | undefined;
  copied: readonly NodeId[] | null = null;
  /** What was opened by a double click, in that order. */
  readonly opened: NodeId[] = [];
  commentsShown = true;
  #spread: NodeId;
  #last: { x: number; y: number; held: Held } = { x: 0, y: 0, held: {} };
  #ids = 0;
  #now = 0;
  readonly #frames = new Set<(time: number) => void>();

  constructor(document: AlbumDocument, options: DriverOptions = {}) {
    const { role = 'owner', albumLocked = false, userId = 'me', measured = NOTHING_MEASURED } = options;
    this.store = createEditorStore(document, () => ({ userId, role, albumLocked }));
    this.history = createHistory(this.store);
    this.selection = createSelectionStore(() => this.store.document);
    this.store.onChange(followChanges(this.selection, () => this.store.document));
    this.camera = createCameraStore({
      now: () => this.#now,
      onFrame: (callback) => {
        this.#frames.add(callback);
        return () => this.#frames.delete(callback);
      },
    });
    this.camera.resize({ width: 1440, height: 900 });
    this.camera.setContent({ x: -100_000, y: -100_000, width: 200_000, height: 200_000 });
    this.#spread = spreadOrder(document)[0]!;
    this.context = {
      document: () => this.store.document,
      camera: this.camera,
      selection: this.selection,
      layout: () => worldLayout(spreadOrder(this.store.document)),
      measured,
      showGesture: (values) => this.store.shown.show(values),
      commit: (label, patch, mergeKey) => {
        const answer = this.store.transact(label, patch, mergeKey === undefined ? {} : { mergeKey });
        if (!answer.ok) throw new Error(`${label}: ${answer.code}`);
      },
      showGuides: (guides) => (this.guides = guides),
      showLasso: (box) => (this.lasso = box),
      notify: (key) => this.notices.push(key),
      showDraft: (draft) => (this.draft = draft),
      showTarget: (cell) => (this.target = cell),
      writeComment: (spreadId, at) => this.comments.push({ spreadId, at }),
      offerSticker: (image, cell) => this.offers.push({ image, cell }) > 0,
      finishTool: () => this.toolbox.finish(),
      rest: () => this.toolbox.rest(),
      actor: () => ({ userId, role, albumLocked }),
      commentsShown: () => this.commentsShown,
      editable: (right = 'design') => roleRefusal({ userId, role, albumLocked }, right) === null,
      snapping: () => this.snapping,
      makeId: this.makeId,
      grid: () => this.grid,
      showCopied: (ids) => (this.copied = ids),
      open: (id) => this.opened.push(id),
    };
    this.tools = createToolMachine(idle(this.context));
    this.toolbox = createToolbox(
      () => this.context,
      () => this.tools,
    );
  }

  get document(): AlbumDocument {
    return this.store.document;
  }

  /** Ids as the product would make them: fresh ones, here in a row. */
  readonly makeId = (): string => `made${++this.#ids}`;

  /** The spread whose millimetres points are given in. */
  get spread(): NodeId {
    return this.#spread;
  }

  /** Points that follow are millimetres of this spread. */
  on(spread: string): this {
    this.#spread = spread as NodeId;
    return this;
  }

  zoom(zoom: number): this {
    this.camera.set({ ...this.camera.get(), zoom });
    return this;
  }

  select(...ids: string[]): this {
    this.selection.select(ids as NodeId[]);
    return this;
  }

  /** Takes a tool in hand; the one in hand again locks it. */
  tool(id: ToolId): this {
    this.toolbox.choose(id);
    return this;
  }

  pointerDown(x: number, y: number, held: Held = {}): this {
    this.tools.pointerDown(this.#input(x, y, held));
    return this;
  }

  /** Held as it was pressed, unless told otherwise. */
  pointerMove(x: number, y: number, held: Held = this.#last.held): this {
    this.tools.pointerMove(this.#input(x, y, held));
    return this;
  }

  /** Where the pointer is, unless told otherwise. */
  pointerUp(x: number = this.#last.x, y: number = this.#last.y, held: Held = this.#last.held): this {
    this.tools.pointerUp(this.#input(x, y, held));
    return this;
  }

  click(x: number, y: number, held: Held = {}): this {
    return this.pointerDown(x, y, held).pointerUp();
  }

  doubleClick(x: number, y: number, held: Held = {}): this {
    return this.click(x, y, held).click(x, y, { ...held, clicks: 2 });
  }

  drag(from: readonly [number, number], to: readonly [number, number], held: Held = {}): this {
    return this.pointerDown(...from, held)
      .pointerMove(...to)
      .pointerUp();
  }

  /** Lets frames go by, 60 a second: animations and what scrolls by itself go on. */
  passTime(milliseconds: number): this {
    for (const end = this.#now + milliseconds; this.#now < end;) {
      this.#now += 1000 / 60;
      const due = [...this.#frames];
      this.#frames.clear();
      for (const callback of due) callback(this.#now);
    }
    return this;
  }

  /** Esc, a second finger, a lost pointer. */
  cancel(): this {
    this.tools.cancel();
    return this;
  }

  undo(): this {
    this.history.undo();
    return this;
  }

  redo(): this {
    this.history.redo();
    return this;
  }

  node(id: string) {
    const node = this.document.nodes.get(id as NodeId);
    if (!node) throw new Error(`no node ${id}`);
    return node;
  }

  #input(x: number, y: number, held: Held): PointerInput {
    this.#last = { x, y, held };
    const box = this.context.layout().boxOf(this.#spread);
    if (!box) throw new Error(`no spread ${this.#spread}`);
    const world = { x: box.x + x, y: box.y + y };
    return {
      screen: toScreen(this.camera.get(), world),
      world,
      button: 0,
      shift: false,
      alt: false,
      ctrl: false,
      clicks: 1,
      kind: 'mouse',
      target: { kind: 'canvas' },
      ...held,
    };
  }
}

export function anEditor(document: AlbumDocument, options: DriverOptions = {}): EditorDriver {
  return new EditorDriver(document, options);
}
