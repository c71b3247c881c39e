import { hasWords } from '@figurina/album';
import { type Pasted, readPasted } from '@figurina/editor';
import { useEffect } from 'react';
import type { EditorSession } from '../../session/editor-session.ts';
import { isTypingPlace } from '../../parts/typing-places.ts';

/**
 * Copy, cut and paste through the browser's own events: the system's clipboard without a question, across tabs and
 * albums. Left alone while somebody types, crops or drags, and while words of the page are marked.
 */
export function useClipboard(session: EditorSession): void {
  useEffect(() => {
    let plain = false;
    const isMeant = (event: ClipboardEvent): boolean => {
      const { mode } = session.selection.get();
      const isBusy = mode === 'text' || mode === 'image' || session.store.shown.own() !== null;
      return !event.defaultPrevented && !isBusy && !isTypingPlace(event.target);
    };
    const hasMarkedWords = (): boolean => getSelection()?.isCollapsed === false;

    function write(event: ClipboardEvent, text: string | null): void {
      if (text === null) return;
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
    }
    function copy(event: ClipboardEvent): void {
      if (isMeant(event) && !hasMarkedWords()) write(event, session.clipboard.copy());
    }
    function cut(event: ClipboardEvent): void {
      if (isMeant(event) && !hasMarkedWords()) write(event, session.clipboard.cut());
    }
    function paste(event: ClipboardEvent): void {
      const data = event.clipboardData;
      if (!data || !isMeant(event)) return;
      event.preventDefault();
      const html = data.getData('text/html');
      const pasted = readPasted({
        text: data.getData('text/plain'),
        isTable: isTable(html),
        pictures: data.files.length,
        plain,
      });
      if (pasted.ok && 'words' in pasted && html !== '' && !plain) void pasteFormatted(html, pasted);
      else session.clipboard.paste(pasted);
    }
    /** What reads it comes with the text editor. */
    async function pasteFormatted(html: string, words: Pasted): Promise<void> {
      const { richTextFromHtml } = await import('../text/clipboard/read-html.ts');
      const text = richTextFromHtml(html);
      session.clipboard.paste(hasWords(text) ? { ok: true, text } : words);
    }
    /** Ctrl Shift V pastes words alone; the event does not say so. */
    function key(event: KeyboardEvent): void {
      plain = event.shiftKey;
    }
    window.addEventListener('keydown', key, true);
    window.addEventListener('copy', copy);
    window.addEventListener('cut', cut);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('copy', copy);
      window.removeEventListener('cut', cut);
      window.removeEventListener('paste', paste);
    };
  }, [session]);
}

/** Whether HTML is a table and nothing else, as spreadsheets hand it over. */
function isTable(html: string): boolean {
  if (!/<table[\s>]/i.test(html)) return false;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const part of body.querySelectorAll('table, style, script')) part.remove();
  return body.textContent.trim() === '';
}
