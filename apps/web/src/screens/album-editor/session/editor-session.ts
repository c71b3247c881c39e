/** What the editor screen works with: one open album. `compose/create-editor-session.ts` puts it together. */
import type { Actor, ImageRecord, Layout, NodeId, StickerId } from '@figurina/album';
import type { Translate } from '@figurina/locales';
import type {
  CameraStore,
  EditorStore,
  History,
  PointerInput,
  PresenceTracker,
  SelectionStore,
  Sync,
  Toolbox,
  ToolContext,
  ToolMachine,
} from '@figurina/editor';
import type { SpreadPictures } from './painting/spread-pictures.ts';
import type { FileUploads } from './files/file-uploads.ts';
import type { OpenAlbumFacts } from './album/album-facts.ts';
import type { Announcer } from './notices/announcer.ts';
import type { CanvasChrome } from './camera/canvas-chrome.ts';
import type { Comments } from './comments/comments.ts';
import type { EditorClipboard } from './clipboard/clipboard.ts';
import type { CurrentSpread } from './camera/current-spread.ts';
import type { Desk } from './desk.ts';
import type { DrawingReaders } from './painting/drawing-readers.ts';
import type { FloatingSurface } from './selection/floating-surface.ts';
import type { Following } from './connection/following.ts';
import type { MetaSource } from './connection/meta-source.ts';
import type { OwnVisibility } from './connection/own-visibility.ts';
import type { Navigation } from './camera/navigation.ts';
import type { Notices } from './notices/notices.ts';
import type { Cropping } from './crop/open-crop.ts';
import type { EarlyKeys } from './text/early-keys.ts';
import type { OpenTextStore } from './text/open-text.ts';
import type { StrayKeys } from './text/stray-keys.ts';
import type { Rights } from './rights.ts';
import type { RunCommand } from './run-command.ts';
import type { Resolution } from './painting/resolution.ts';
import type { SpreadDialogsStore } from './spread-dialogs.ts';
import type { StylePreview } from './style/style-preview.ts';
import type { LiveFindings } from './album/live-findings.ts';
import type { SpreadWarnings } from './album/spread-warnings.ts';
import type { TextSearch } from './album/text-search.ts';
import type { TextWriting } from './text/text-writing.ts';
import type { ViewStore } from './camera/view-state.ts';
import type { EditorWindows } from './windows.ts';

export interface EditorSession extends Navigation, TextWriting, Desk, Notices, Rights {
  readonly store: EditorStore;
  readonly history: History;
  readonly sync: Sync;
  readonly presence: PresenceTracker;
  readonly following: Following;
  readonly visibility: OwnVisibility;
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
  readonly liveFindings: LiveFindings;
  readonly windows: EditorWindows;
  readonly clipboard: EditorClipboard;
  readonly pictures: SpreadPictures;
  readonly resolution: Resolution;
  readonly currentSpread: CurrentSpread;
  readonly openText: OpenTextStore;
  readonly strayKeys: StrayKeys;
  readonly earlyKeys: EarlyKeys;
  readonly textSearch: TextSearch;
  readonly reader: DrawingReaders;
  readonly measured: ToolContext['measured'];
  /** Told when texts may have another height without a change of their own: other fonts, other values. */
  onMeasured(listener: () => void): () => void;
  readonly t: Translate;
  imageUrl(image: ImageRecord, pixels: number): string;
  formatMillimetres(value: number): string;
  /** Who works here, as the rules of the album see them. */
  actor(): Actor;
  makeId(): string;
  /** The layouts of the album's blueprint; none when it has no blueprint any more. */
  layouts(): Promise<readonly Layout[]>;
  /** The colours that the album's blueprint came with; null when it has none any more. */
  shippedColors(): Promise<ReadonlyMap<string, string> | null>;
  /** Goes into an element that has an inside of its own; who knows how, listens and looks at its type. */
  open(id: NodeId): void;
  onOpen(opener: (id: NodeId) => void): () => void;
  run: RunCommand;
  undo(): void;
  redo(): void;
  pointerDown(input: PointerInput): void;
  holdSpace(held: boolean): void;
  placeSticker(sticker: StickerId, cell: NodeId): boolean;
  highlightCell(cell: NodeId | null): void;
  /** Shows for a moment what the selection rests on. */
  flashGuides(): void;
  present(pointer: { x: number; y: number } | null): void;
  end(): void;
}

export interface Author {
  readonly id: string;
  readonly name: string;
}
