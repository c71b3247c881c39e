import {
  type CommandResult,
  COPY_OFFSET,
  createdNodes,
  type ExchangeNode,
  hasWords,
  isRefused,
  type MeasuredHeights,
  mayEditComment,
  type NodeId,
  type Point,
  removeElements,
  TEXT_LETTERS_MOST,
  textWithin,
  withoutTemplateMark,
  writeClipboard,
} from '@figurina/album';
import {
  type CameraStore,
  colorsByValue,
  type CopiedStyle,
  copyStyle,
  pasteCells,
  type Pasted,
  pasteOnSpread,
  pasteReplacing,
  pasteStyle,
  pasteText,
  readPasted,
  textOfWords,
} from '@figurina/editor';
import { type Changes, movable, selected } from '../selection/selected.ts';
import type { OpenAlbumFacts } from '../album/album-facts.ts';
import type { CurrentSpread } from '../camera/current-spread.ts';
import type { EditorWindows } from '../windows.ts';
import type { MetaSource } from '../connection/meta-source.ts';
import type { Announcer } from '../notices/announcer.ts';
import { type AnotherAlbumParts, bringFromAlbum, type ThisAlbum } from './another-album.ts';
import { type LastCopied, openLastCopied } from './last-copied.ts';

/** Where something pasted goes: beside where it was, where it was, or with its middle at a point of the world. */
export type PasteTarget = 'beside' | 'in_place' | Point;

export interface EditorClipboard {
  /** The text to put on the clipboard; null when there is nothing that may be copied. The person is told what happened. */
  copy(): string | null;
  cut(): string | null;
  /** Puts what was read onto the spread in view. Pictures are not its business. */
  paste(pasted: Pasted, target?: PasteTarget): void;
  /** The same in place of what is selected. */
  replaceWith(pasted: Pasted): void;
  /** What was copied last in any open album of this browser, for menus, which the browser does not show the clipboard. */
  lastCopied(): string | null;
  hasStyle(): boolean;
  copyStyle(): void;
  pasteStyle(): void;
  end(): void;
}

const NEVER = { text: '', spreadId: '' as NodeId, times: 0 };

/** A look is carried from album to album as long as the tab is open. */
let style: CopiedStyle | null = null;

type Cells = readonly (readonly string[])[];
type CopiedElements = Extract<Pasted, { elements: unknown }>;

interface ClipboardParts extends ThisAlbum, Changes {
  readonly facts: OpenAlbumFacts;
  readonly meta: MetaSource;
  readonly announcer: Announcer;
  readonly camera: CameraStore;
  readonly currentSpread: CurrentSpread;
  readonly measured: MeasuredHeights;
  readonly windows: Pick<EditorWindows, 'open'>;
  editable(): boolean;
}

export function createClipboard(
  session: ClipboardParts,
  another: AnotherAlbumParts,
  last: LastCopied = openLastCopied(),
): EditorClipboard {
  /** How often the same text was pasted onto the same spread: each further copy lies a step further. */
  let pasted = NEVER;
  let cutText: string | null = null;

  const say = (key: `clipboard.said.${'copied' | 'cut' | 'pasted'}`, count: number): void =>
    session.announcer.say(session.t(key, { count }));

  function write(): string | null {
    const { document } = session.store;
    const own = selected(session).filter((id) => {
      const node = document.nodes.get(id);
      return node && (node.type !== 'Comment' || mayEditComment(session.actor(), node.props));
    });
    if (own.length === 0) {
      if (selected(session).length > 0) session.notify('notices.comment_of_other');
      return null;
    }
    const text = writeClipboard(document, own, session.meta.get().id);
    last.put(text);
    pasted = NEVER;
    cutText = null;
    return text;
  }

  /** What copied elements showed in another album comes along, in the same step. `filled`: frames that took it in. */
  function put(label: string, patch: CommandResult, copied?: CopiedElements, filled = 0): void {
    const created = isRefused(patch) ? [] : createdNodes(patch);
    const here = session.meta.get().id;
    const album = copied?.album ?? here;
    const mergeKey = album === here ? undefined : `paste:${session.makeId()}`;
    if (!session.run(label, () => patch, mergeKey)) return;
    // Frames that were filled stay selected.
    if (created.length > 0) session.selection.select(created);
    say('clipboard.said.pasted', created.length || filled);
    if (copied && mergeKey)
      void bringFromAlbum(session, another, { album, elements: copied.elements, created, mergeKey });
  }

  /** As they are in this album. */
  function elementsOf({ elements, colors, album }: CopiedElements): readonly ExchangeNode[] {
    const known = colorsByValue(elements, colors, session.store.document.colors);
    return album === null || album === session.meta.get().id ? known : known.map(withoutTemplateMark);
  }

  function pasteElements(read: CopiedElements, spreadId: NodeId, target: PasteTarget): void {
    const { document } = session.store;
    const text = JSON.stringify(read.elements);
    const again = pasted.text === text && pasted.spreadId === spreadId;
    if (target === 'beside') pasted = { text, spreadId, times: again ? pasted.times + 1 : cutText === text ? 0 : 1 };
    const step = target === 'beside' ? pasted.times * COPY_OFFSET : 0;
    const patch = pasteOnSpread(document, {
      elements: elementsOf(read),
      spreadId,
      place:
        typeof target === 'string' ? { by: { x: step, y: step } } : { middle: onSpread(session, spreadId, target) },
      userId: session.actor().userId,
      makeId: session.makeId,
    });
    put('steps.paste', patch, read);
  }

  function replaceElements(read: CopiedElements, ids: readonly NodeId[]): void {
    const { document } = session.store;
    const patch = pasteReplacing(document, {
      elements: elementsOf(read),
      ids,
      userId: session.actor().userId,
      makeId: session.makeId,
      measured: session.measured,
    });
    put('steps.paste_replace', patch, read, ids.length);
  }

  /** One text in columns; where they are people, the word about it leads to the list, and takes the text back. */
  function putCells(cells: Cells, spreadId: NodeId, middle: Point): void {
    const { makeId } = session;
    const patch = pasteCells(session.store.document, { cells, spreadId, middle, makeId });
    const ids = isRefused(patch) ? [] : createdNodes(patch);
    const mergeKey = `cells:${makeId()}`;
    if (!session.run('steps.paste', () => patch, mergeKey)) return;
    session.selection.select(ids);
    say('clipboard.said.pasted', ids.length);
    const asPeople = (): void => {
      const there = ids.filter((id) => session.store.document.nodes.has(id));
      if (there.length > 0)
        session.run('steps.paste', (document) => removeElements(document, { ids: there }), mergeKey);
      session.windows.open({ kind: 'roster', cells });
    };
    session.notify('clipboard.cells', { count: cells.length }, undefined, {
      key: 'clipboard.cells.as_people',
      run: asPeople,
    });
  }

  return {
    replaceWith(read) {
      const ids = movable(session);
      if (read.ok && 'elements' in read && ids.length > 0) replaceElements(read, ids);
      else this.paste(read);
    },
    copy() {
      const text = write();
      if (text !== null) say('clipboard.said.copied', selected(session).length);
      return text;
    },
    cut() {
      const ids = movable(session);
      if (ids.length === 0 || !session.editable()) return null;
      session.selection.select(ids);
      const text = write();
      if (text === null) return null;
      const read = readPasted({ text, isTable: false, pictures: 0, plain: false });
      cutText = read.ok && 'elements' in read ? JSON.stringify(read.elements) : null;
      session.selection.select([]);
      if (!session.run('steps.cut', (document) => removeElements(document, { ids }))) return null;
      say('clipboard.said.cut', ids.length);
      return text;
    },
    paste(read, target = 'beside') {
      if (!read.ok) {
        // The words of the specification, for whoever looks into the console.
        // oxlint-disable-next-line eslint/no-console
        if (read.code === 'wrong_format') console.warn('wrong json format');
        if (read.code === 'too_large') session.notify('notices.paste_too_large');
        return;
      }
      const place = spreadFor(session, target);
      if (!place || 'pictures' in read) return;
      const { spreadId, middle } = place;
      const { document } = session.store;
      const { makeId } = session;
      if ('elements' in read) pasteElements(read, spreadId, target);
      else if ('cells' in read) putCells(read.cells, spreadId, middle);
      else {
        const { text, isCut } = textWithin('text' in read ? read.text : textOfWords(read.words), TEXT_LETTERS_MOST);
        if (!hasWords(text)) return;
        if (isCut) session.notify('text.paste.cut');
        put('steps.paste', pasteText(document, { text, spreadId, middle, makeId }));
      }
    },
    lastCopied: last.get,
    hasStyle: () => style !== null,
    copyStyle() {
      const [id] = selected(session);
      style = (id && copyStyle(session.store.document, id)) || style;
      if (style) session.announcer.say(session.t('clipboard.said.style'));
    },
    pasteStyle() {
      const copied = style;
      const ids = movable(session);
      if (copied) session.run('steps.style', (document) => pasteStyle(document, { ids, style: copied }));
    },
    end: last.end,
  };
}

/** The spread in view, or the one under the point, and where on it things come when nothing says where. */
function spreadFor(session: ClipboardParts, target: PasteTarget): { spreadId: NodeId; middle: Point } | null {
  const layout = session.facts.layout.get();
  const under = typeof target === 'string' ? null : layout.spreadAt(target);
  const spreadId = under ?? layout.spreadIds[session.currentSpread.get()];
  const box = spreadId && layout.boxOf(spreadId);
  if (!spreadId || !box) return null;
  if (typeof target !== 'string') return { spreadId, middle: onSpread(session, spreadId, target) };
  const { x, y, zoom } = session.camera.get();
  const { width, height } = session.camera.viewport();
  const view = { x: x + width / 2 / zoom - box.x, y: y + height / 2 / zoom - box.y };
  return { spreadId, middle: { x: within(view.x, box.width), y: within(view.y, box.height) } };
}

function onSpread(session: ClipboardParts, spreadId: NodeId, world: Point): Point {
  const box = session.facts.layout.get().boxOf(spreadId);
  return box ? { x: world.x - box.x, y: world.y - box.y } : world;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
