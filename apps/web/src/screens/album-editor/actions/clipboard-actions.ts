import { readPasted } from '@figurina/editor';
import { selectedOf } from '../session/files/choose-files.ts';
import { pasteFiles, type PastePoint } from '../session/files/paste-files.ts';
import type { PasteTarget } from '../session/clipboard/clipboard.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { canChange, selected } from '../session/selection/selected.ts';

/** From a menu: the browser lets a page write its clipboard, if it is served safely. */
function write(text: string | null): void {
  if (text !== null) void navigator.clipboard?.writeText(text).catch(() => undefined);
}

interface Held {
  readonly text: string;
  readonly pictures: readonly File[];
}

/** What the clipboard holds, where the browser tells it without a question; else what was copied here last. */
async function heldByClipboard(session: EditorSession): Promise<Held | null> {
  const text = session.clipboard.lastCopied();
  const last = text === null ? null : { text, pictures: [] };
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    if (state === 'denied' || (state === 'prompt' && last !== null)) return last;
    return await read();
  } catch {
    return last;
  }
}

async function read(): Promise<Held> {
  const held = await navigator.clipboard.read();
  const blobs = await Promise.all(
    held.flatMap((item) => item.types.map((type) => item.getType(type).then((blob) => ({ type, blob })))),
  );
  const words = await Promise.all(blobs.filter(({ type }) => type === 'text/plain').map(({ blob }) => blob.text()));
  const pictures = blobs.filter(({ type }) => type.startsWith('image/'));
  return {
    text: words.join('\n'),
    pictures: pictures.map(({ type, blob }) => new File([blob], `image.${type.slice(6).split('+')[0]}`, { type })),
  };
}

/** Pastes from a menu. */
export async function pasteFromMenu(session: EditorSession, target: PasteTarget): Promise<void> {
  const held = await heldByClipboard(session);
  if (!held) return session.notify('notices.paste_by_key');
  const { text, pictures } = held;
  const pasted = readPasted({ text, isTable: false, pictures: pictures.length, plain: false });
  if (pasted.ok && 'pictures' in pasted) pasteFiles(session, pictures, pointOf(session, target));
  else session.clipboard.paste(pasted, target);
}

/** In place of what is selected; a picture of another program goes into the frame that is. */
async function pasteInstead(session: EditorSession): Promise<void> {
  const held = await heldByClipboard(session);
  if (!held) return session.notify('notices.paste_by_key');
  const { text, pictures } = held;
  const pasted = readPasted({ text, isTable: false, pictures: pictures.length, plain: false });
  const frame = selectedOf(session, 'Image');
  if (!pasted.ok || !('pictures' in pasted)) session.clipboard.replaceWith(pasted);
  else if (frame) void session.files.fillFrame(pictures[0]!, frame);
  else pasteFiles(session, pictures, undefined);
}

function pointOf({ facts }: EditorSession, target: PasteTarget): PastePoint | undefined {
  const place = typeof target === 'string' ? null : facts.layout.get().placeAt(target);
  return place ? { spreadId: place.spreadId, point: place.at } : undefined;
}

const hasSelection = (session: EditorSession): boolean => selected(session).length > 0;

/** The clipboard. Its first keys are the browser's: they come as events of copying, cutting and pasting. */
export const CLIPBOARD_ACTIONS: readonly EditorAction[] = [
  {
    id: 'clipboard.cut',
    icon: 'IconScissors',
    where: 'canvas',
    native: true,
    shortcuts: [{ key: 'x', mod: true }],
    enabled: canChange,
    run: (session) => write(session.clipboard.cut()),
  },
  {
    id: 'clipboard.copy',
    icon: 'IconClipboardCopy',
    where: 'canvas',
    native: true,
    shortcuts: [{ key: 'c', mod: true }],
    enabled: hasSelection,
    run: (session) => write(session.clipboard.copy()),
  },
  {
    id: 'clipboard.paste',
    icon: 'IconClipboard',
    where: 'canvas',
    native: true,
    shortcuts: [{ key: 'v', mod: true }],
    enabled: (session) => session.editable(),
    run: (session) => void pasteFromMenu(session, 'beside'),
  },
  {
    id: 'clipboard.paste_plain',
    icon: 'IconClipboardText',
    where: 'canvas',
    native: true,
    shortcuts: [{ key: 'v', mod: true, shift: true }],
    enabled: (session) => session.editable(),
    why: (session) => (session.editable() ? 'notices.paste_by_key' : null),
    run: (session) => session.notify('notices.paste_by_key'),
  },
  {
    id: 'clipboard.paste_in_place',
    icon: 'IconClipboardCheck',
    where: 'canvas',
    shortcuts: [{ code: 'KeyV', mod: true, alt: true, shift: true }],
    enabled: (session) => session.editable(),
    run: (session) => void pasteFromMenu(session, 'in_place'),
  },
  {
    id: 'clipboard.paste_replace',
    icon: 'IconReplace',
    where: 'canvas',
    shortcuts: [{ key: 'r', mod: true, shift: true }],
    enabled: canChange,
    run: (session) => void pasteInstead(session),
  },
  {
    id: 'clipboard.copy_style',
    icon: 'IconPaint',
    where: 'canvas',
    shortcuts: [{ code: 'KeyC', mod: true, alt: true }],
    enabled: hasSelection,
    run: (session) => session.clipboard.copyStyle(),
  },
  {
    id: 'clipboard.paste_style',
    icon: 'IconBrush',
    where: 'canvas',
    shortcuts: [{ code: 'KeyV', mod: true, alt: true }],
    enabled: (session) => canChange(session) && session.clipboard.hasStyle(),
    why: (session) => (canChange(session) ? 'arrange.why.no_style' : null),
    run: (session) => session.clipboard.pasteStyle(),
  },
];
