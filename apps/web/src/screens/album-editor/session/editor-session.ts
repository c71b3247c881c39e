/**
 * One open album: everything the editor screen works with, put together by hand. The screen makes it when the album is
 * loaded and ends it when it leaves.
 */
import {
  type Actor,
  type AlbumDocument,
  type AlbumNode,
  type CommandResult,
  type ImageId,
  fontsIn,
  GRID,
  type ImageRecord,
  isRefused,
  type Layout,
  type NodeId,
  type Patch,
  placeSticker,
  type Point,
  type StickerId,
} from '@figurina/album';
import type { I18n, Translate } from '@figurina/locales';
import { loadFonts, SCREEN_MODE } from '@figurina/drawing';
import {
  type CameraStore,
  type Change,
  createCameraStore,
  createEditorStore,
  createHistory,
  createSelectionStore,
  createToolbox,
  createToolMachine,
  followChange,
  type EditorStore,
  type History,
  idle,
  panning,
  type PointerInput,
  type PresenceTracker,
  type SelectionStore,
  type Sync,
  type Toolbox,
  type ToolContext,
  type ToolMachine,
  toWorld,
} from '@figurina/editor';
import { createGesturePainter, type GesturePainter } from '../canvas/gesture-painter.ts';
import { createSpreadPictures, type SpreadPictures } from '../canvas/spread-pictures.ts';
import { commentsShown } from '../comments/comments-shown.ts';
import type { UploadOptions } from '../files/file-intake.ts';
import { rememberCopies } from '../actions/duplicate.ts';
import { createFileUploads, type FileUploads } from '../files/file-uploads.ts';
import { untilDrawn } from '../files/until-drawn.ts';
import { createAlbumFacts, type OpenAlbumFacts } from './album-facts.ts';
import { type Announcer, createAnnouncer } from './announcer.ts';
import { type CanvasChrome, createCanvasChrome } from './canvas-chrome.ts';
import { type Comments, createComments } from './comments.ts';
import { createClipboard, type EditorClipboard } from './clipboard.ts';
import { createCurrentSpread, type CurrentSpread } from './current-spread.ts';
import { createGuideFlash } from './guide-flash.ts';
import { type CoverKeeperParts, keepCover } from './cover-keeper.ts';
import { createDrawingReaders, type DrawingReaders } from './drawing-readers.ts';
import { editorReader } from './editor-reader.ts';
import { createFloatingSurface, type FloatingSurface } from './floating-surface.ts';
import { createMetaSource, type MetaSource, type OpenAlbumMeta } from './meta-source.ts';
import type { ForeignPictureParts } from './foreign-pictures.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createCrop, createCropping, type Cropping, restingTool } from './open-crop.ts';
import { createTextHeights } from './text-heights.ts';
import { createOpenText, type OpenTextStore } from './open-text.ts';
import { drawSmall } from './draw-small.ts';
import { createResolution, type Resolution } from './resolution.ts';
import { keepPreviewBare } from './print-preview.ts';
import { createSpreadDialogs, type SpreadDialogsStore } from './spread-dialogs.ts';
import { createStylePreview, type StylePreview } from './style-preview.ts';
import { createSpreadWarnings, type SpreadWarnings } from './spread-warnings.ts';
import { createTextSearch, type TextSearch } from './text-search.ts';
import { createTextWriting, type TextWriting } from './text-writing.ts';
import { createViewStore, type ViewStore } from './view-state.ts';
import { createEditorWindows, type EditorWindows } from './windows.ts';

export interface EditorSession extends Navigation, TextWriting {
  readonly store: EditorStore;
  readonly history: History;
  readonly sync: Sync;
  readonly presence: PresenceTracker;
  readonly camera: CameraStore;
  readonly selection: SelectionStore;
  readonly tools: ToolMachine;
  readonly toolbox: Toolbox;
  readonly toolContext: ToolContext;
  readonly comments: Comments;
  readonly files: FileUploads;
  /** Who works here: the author of new comments. */
  readonly author: Author;
  readonly cropping: Cropping;
  readonly facts: OpenAlbumFacts;
  readonly meta: MetaSource;
  readonly chrome: CanvasChrome;
  readonly floating: FloatingSurface;
  readonly view: ViewStore;
  readonly dialogs: SpreadDialogsStore;
  /** The style that is tried on. */
  readonly stylePreview: StylePreview;
  readonly announcer: Announcer;
  readonly warnings: SpreadWarnings;
  readonly windows: EditorWindows;
  readonly clipboard: EditorClipboard;
  readonly pictures: SpreadPictures;
  readonly painter: GesturePainter;
  readonly resolution: Resolution;
  readonly currentSpread: CurrentSpread;
  readonly openText: OpenTextStore;
  readonly textSearch: TextSearch;
  readonly reader: DrawingReaders;
  readonly measured: ToolContext['measured'];
  readonly t: Translate;
  imageUrl(image: ImageRecord, pixels: number): string;
  formatMillimetres(value: number): string;
  editable(): boolean;
  /** Who works here, as the rules of the album see them. */
  actor(): Actor;
  makeId(): string;
  /** The layouts of the album's blueprint; none when it has no blueprint any more. */
  layouts(): Promise<readonly Layout[]>;
  notify: Notify;
  onNotify(listener: Notify): () => void;
  /** Goes into an element that has an inside of its own; who knows how, listens and looks at its type. */
  open(id: NodeId): void;
  onOpen(opener: (id: NodeId) => void): () => void;
  /** Runs a command's patch as one step of undo. False when it was refused; the person is told. */
  run(label: string, command: Patch | ((document: AlbumDocument) => CommandResult), mergeKey?: string): boolean;
  undo(): void;
  redo(): void;
  pointerDown(input: PointerInput): void;
  holdSpace(held: boolean): void;
  placeSticker(sticker: StickerId, cell: NodeId): boolean;
  highlightCell(cell: NodeId | null): void;
  /** Shows for a moment what the selection rests on. */
  flashGuides(): void;
  present(pointer: { x: number; y: number } | null): void;
  setWorldElement(element: HTMLElement | null): void;
  worldElement(): HTMLElement | null;
  /** The keys go to the canvas. */
  focusCanvas(): void;
  /** The point of the world under a point of the window. */
  worldAt(pointer: { clientX: number; clientY: number }): Point;
  end(): void;
}

/** A word to the person, by key; with what its text asks for. */
export type Notify = (key: string, values?: Readonly<Record<string, string | number>>, kind?: 'error') => void;

export interface Author {
  readonly id: string;
  readonly name: string;
}

export interface EditorSessionParts {
  document: AlbumDocument;
  meta: OpenAlbumMeta;
  /** The texts of the interface, as they are now: the language may be switched while the album is open. */
  words: () => Pick<I18n, 't' | 'locale'>;
  /** Whose changes these are: somebody else's comments stay as they are. */
  userId: string;
  userName: string;
  makeId: () => string;
  layouts: () => Promise<readonly Layout[]>;
  cover: Pick<CoverKeeperParts, 'missing' | 'send'>;
  imageUrl: (image: ImageRecord, pixels: number) => string;
  /** Sends a picture into the album; its record comes with the changes of the server. */
  upload: (file: File, options: UploadOptions) => Promise<ImageId>;
  /** The pictures of another album of the same person. */
  picturesOf: ForeignPictureParts['picturesOf'];
  /** Connects the store to the server; see session/connect.ts. */
  connect: (parts: { store: EditorStore; history: History; meta: MetaSource }) => {
    sync: Sync;
    presence: PresenceTracker;
  };
  reducedMotion: boolean;
}

/** Width of a spread's picture: it is shown up to half size. */
const PICTURE_PX = 256;
/** Width of the cover's picture for lists. */
const COVER_PX = 560;

export function createEditorSession(parts: EditorSessionParts): EditorSession {
  const meta = createMetaSource(parts.meta);
  const actor = (): Actor => ({ userId: parts.userId, role: meta.get().role, albumLocked: meta.get().locked });
  const store = createEditorStore(parts.document, actor);
  const history = createHistory(store);
  const { sync, presence } = parts.connect({ store, history, meta });
  const facts = createAlbumFacts(store, meta);
  const camera = createCameraStore({
    now: () => performance.now(),
    onFrame(callback) {
      const frame = requestAnimationFrame(callback);
      return () => cancelAnimationFrame(frame);
    },
  });
  const selection = createSelectionStore(() => store.document);
  const chrome = createCanvasChrome();
  const comments = createComments(store);
  const view = createViewStore();
  const stylePreview = createStylePreview();
  const currentSpread = createCurrentSpread(camera, selection, facts.layout);
  const resolution = createResolution(camera, () => window.devicePixelRatio);
  let world: HTMLElement | null = null;
  const painter = createGesturePainter({
    world: () => world,
    shownNode: store.shownNode,
  });
  const measured = createTextHeights(() => world, store);
  const openers = new Set<(id: NodeId) => void>();
  const notifyListeners = new Set<Notify>();
  const notify: Notify = (...words) => notifyListeners.forEach((listener) => listener(...words));
  const millimetres = millimetreFormat(() => parts.words().locale);

  const translate: Translate = (key, ...values) => parts.words().t(key, ...values);
  const editable = (): boolean => !meta.get().locked || meta.get().role === 'admin';
  function run(
    label: string,
    command: Patch | ((document: AlbumDocument) => CommandResult),
    mergeKey?: string,
  ): boolean {
    if (!editable()) {
      notify('notices.locked');
      return false;
    }
    const patch = typeof command === 'function' ? command(store.document) : command;
    if (isRefused(patch)) {
      notify(`editor.refusal.${patch.code}`);
      return false;
    }
    const answer = store.transact(label, patch, mergeKey === undefined ? {} : { mergeKey });
    if (!answer.ok) notify(`problems.${answer.code}`);
    return answer.ok;
  }

  const crop = createCrop();
  const files = createFileUploads({
    store,
    t: translate,
    makeId: parts.makeId,
    upload: parts.upload,
    run,
    notify,
    editable,
    select: (id) => selection.select([id]),
    untilDrawn: (id) => untilDrawn(world, id),
  });
  const context: ToolContext = {
    document: () => store.document,
    camera,
    selection,
    layout: facts.layout.get,
    measured: measured.get,
    showGesture: (values) => store.shown.show(values),
    commit: (label, patch) => void run(label, patch),
    showGuides: chrome.showGuides,
    showLasso: chrome.showLasso,
    notify,
    showDraft: chrome.showDraft,
    showTarget: chrome.showTarget,
    writeComment(spreadId, at) {
      selection.selectSpread(spreadId);
      comments.write(spreadId, at);
    },
    actor,
    commentsShown: () => commentsShown(view),
    offerSticker: (image, cell) => files.offerSticker(image, cell),
    makeId: parts.makeId,
    finishTool: () => toolbox.finish(),
    rest: () => restingTool({ tools: context, crop }, () => toolbox.rest()),
    editable,
    snapping: () => view.getState().snapping,
    grid: () => (view.getState().showGrid ? GRID : undefined),
    showCopied: chrome.showCopied,
    copied: (sources, copies) => rememberCopies(session, sources, copies),
    open: (id) => openers.forEach((opener) => opener(id)),
  };
  const guideFlash = createGuideFlash(context, chrome);
  const tools: ToolMachine = createToolMachine(idle(context));
  const toolbox: Toolbox = createToolbox(
    () => context,
    () => tools,
  );
  const cropping = createCropping({ store, context, crop, tools: () => tools, run });
  let spaceHeld = false;
  const openText = createOpenText();
  const pictures = createSpreadPictures(store, {
    paint: (spread) => drawSmall(reader.get(), spread, PICTURE_PX * window.devicePixelRatio, parts.imageUrl),
    isBusy: () => camera.moving() || store.shown.own() !== null,
  });

  const session: EditorSession = {
    ...createNavigation({
      store,
      camera,
      selection,
      layout: facts.layout,
      currentSpread,
      measured: measured.get,
      reducedMotion: parts.reducedMotion,
    }),
    ...createTextWriting({ store, history, selection, sync, measured: measured.get, run }),
    store,
    history,
    sync,
    presence,
    camera,
    selection,
    tools,
    toolbox,
    toolContext: context,
    comments,
    files,
    author: { id: parts.userId, name: parts.userName },
    cropping,
    facts,
    meta,
    chrome,
    floating: createFloatingSurface(),
    view,
    dialogs: createSpreadDialogs(),
    stylePreview,
    announcer: createAnnouncer(),
    get warnings() {
      return warnings;
    },
    windows: createEditorWindows(),
    get clipboard() {
      return clipboard;
    },
    pictures,
    painter,
    resolution,
    currentSpread,
    openText,
    textSearch: createTextSearch(),
    measured: measured.get,
    t: translate,
    get reader() {
      return reader;
    },
    imageUrl: parts.imageUrl,
    formatMillimetres: millimetres,
    editable,
    actor,
    makeId: parts.makeId,
    layouts: parts.layouts,
    notify,
    onNotify(listener) {
      notifyListeners.add(listener);
      return () => notifyListeners.delete(listener);
    },
    open: context.open,
    onOpen(opener) {
      openers.add(opener);
      return () => openers.delete(opener);
    },
    run,
    // What is open comes first: the last typing in a text, or the crop of a picture.
    undo() {
      if (openText.get()?.undo()) return;
      if (openText.get()) selection.leave();
      if (cropping.isChanged()) cropping.revert();
      else history.undo();
    },
    redo() {
      if (openText.get()?.redo() || history.redoLabel() === null) return;
      if (openText.get()) selection.leave();
      history.redo();
    },
    pointerDown(input) {
      // The middle button pans in every tool; a preview is only looked at.
      const looks = spaceHeld || view.getState().printPreview;
      if (input.button === 1 || (looks && input.button === 0)) tools.enter(panning(context, input));
      else tools.pointerDown(input);
    },
    holdSpace(held) {
      spaceHeld = held;
    },
    placeSticker: (stickerId, cellId) =>
      run('steps.place', (document) => placeSticker(document, { stickerId, cellId })),
    highlightCell: chrome.showTarget,
    flashGuides: guideFlash.flash,
    present: (pointer) => presence.update({ pointer }),
    setWorldElement(element) {
      world = element;
    },
    worldElement: () => world,
    focusCanvas: () => deskOf(world)?.focus({ preventScroll: true }),
    worldAt({ clientX, clientY }) {
      const { left, top } = deskOf(world)?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return toWorld(camera.get(), { x: clientX - left, y: clientY - top });
    },
    end() {
      for (const end of ends) end();
      pictures.end();
      guideFlash.end();
      cropping.end();
      warnings.end();
      resolution.end();
      measured.end();
      void sync.stop();
    },
  };
  const reader = createDrawingReaders(view, (mode) => editorReader(session, mode), stylePreview);
  const warnings = createSpreadWarnings(store, measured.get, () => camera.moving() || store.shown.own() !== null);
  const clipboard = createClipboard(session, parts);
  const ends = [
    clipboard.end,
    store.subscribe('fonts', () => void loadAlbumFonts(store.document)),
    store.onChange((change) => followChange(selection, store.document, change)),
    store.onChange(loadTextFonts),
    keepCover({
      ...parts.cover,
      store,
      layout: facts.layout.get,
      draw: async () => {
        const [first] = facts.layout.get().spreadIds;
        return first && editable() ? drawSmall(reader.on(SCREEN_MODE), first, COVER_PX, parts.imageUrl) : null;
      },
    }),
    reader.subscribe(pictures.repaint),
    stylePreview.subscribe(pictures.repaint),
    stylePreview.subscribe(() => loadTriedFonts(stylePreview)),
    stylePreview.end,
    keepPreviewBare(view, selection),
    facts.layout.subscribe(() => camera.setContent(facts.layout.get().content)),
    selection.subscribe(() => {
      const { ids, spreadId, mode } = selection.get();
      presence.update({
        selection: [...ids],
        spread_id: spreadId,
        typing_in: mode === 'text' ? (ids[0] ?? null) : null,
      });
    }),
  ];
  void loadAlbumFonts(store.document);
  return session;
}

/** The element with the canvas' keys, which the world lies in. */
function deskOf(world: HTMLElement | null): HTMLElement | null {
  return world?.closest<HTMLElement>('.canvas-desk') ?? null;
}

/** Millimetres with one decimal, in the language of the moment. */
function millimetreFormat(locale: () => string): (value: number) => string {
  let format: { locale: string; number: Intl.NumberFormat } | null = null;
  return (value) => {
    const now = locale();
    if (format?.locale !== now)
      format = {
        locale: now,
        number: new Intl.NumberFormat(now, { maximumFractionDigits: 1, minimumFractionDigits: 1 }),
      };
    return format.number.format(value);
  };
}

/** The families of the roles, and those that texts name themselves. A family that cannot be had is drawn in another. */
async function loadAlbumFonts(document: AlbumDocument): Promise<void> {
  const families = new Set([...document.fonts.values()].map(({ family }) => family));
  for (const node of document.nodes.values())
    if (node.type === 'Text') for (const font of fontsIn(node.props)) families.add(font);
  await loadFonts(families).catch(() => undefined);
}

/** Both weights of a family that is tried on, so that nothing is measured with another face. */
function loadTriedFonts(preview: StylePreview): void {
  const families = Object.values(preview.get()?.fonts ?? {}).map(({ family }) => family);
  if (families.length > 0) loadFonts(families).catch(() => undefined);
}

/** A text may have come to name a family that is not here yet. */
function loadTextFonts({ touched }: Change): void {
  const families = new Set<string>();
  for (const { table, after } of touched) {
    const node = table === 'nodes' ? (after as AlbumNode | undefined) : undefined;
    if (node?.type === 'Text') for (const font of fontsIn(node.props)) families.add(font);
  }
  if (families.size > 0) loadFonts(families).catch(() => undefined);
}
