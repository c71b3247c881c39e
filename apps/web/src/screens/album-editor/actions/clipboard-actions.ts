import { readPasted } from '@figurina/editor';
import type { PasteTarget } from '../session/clipboard.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { canChange, selected } from './selected.ts';

/** From a menu: the browser lets a page write its clipboard, if it is served safely. */
function write(text: string | null): void {
  if (text !== null) void navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** What the clipboard says, where the browser tells it without a question; else what was copied here last. */
async function clipboardText(session: EditorSession): Promise<string | null> {
  const last = session.clipboard.lastCopied();
  try {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    if (state === 'denied' || (state === 'prompt' && last !== null)) return last;
    return await navigator.clipboard.readText();
  } catch {
    return last;
  }
}

/** Pastes from a menu. */
export async function pasteFromMenu(session: EditorSession, target: PasteTarget): Promise<void> {
  const text = await clipboardText(session);
  if (text === null) session.notify('notices.paste_by_key');
  else session.clipboard.paste(readPasted({ text, isTable: false, pictures: 0, plain: false }), target);
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
