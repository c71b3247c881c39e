import { type NodeId, type RichText, richText, TEXT_LETTERS_MOST, textWithin } from '@figurina/album';
import { closeHistory } from '@tiptap/pm/history';
import { DOMSerializer, type Mark, type Schema, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import type { SymbolKind } from '@figurina/album';
import type { EditorSession } from '../../../session/editor-session.ts';
import { toEditing } from '../rich-text-json.ts';
import { marksOf, type RunAttributes } from '../rich-text-schema.ts';
import { richTextFromHtml } from './read-html.ts';

type ClipboardProps = Pick<
  EditorProps,
  'handleDOMEvents' | 'handlePaste' | 'clipboardSerializer' | 'clipboardTextSerializer'
>;

/** Copying out of an open text, and pasting into it: with the format that rich text knows, or with Shift as plain words. */
export function clipboardProps(session: EditorSession, id: NodeId, schema: Schema): ClipboardProps {
  let isPlain = false;
  const valueOf = (kind: SymbolKind): string => {
    const value = session.facts.album.get().symbol(id, kind);
    return typeof value === 'string' ? value : value.map(({ label, page }) => `${label}\t${page}`).join('\n');
  };
  return {
    handleDOMEvents: {
      keydown(_view, event) {
        isPlain = event.shiftKey;
        return false;
      },
    },
    handlePaste(view, event) {
      const data = event.clipboardData;
      if (!data) return false;
      const [html, words] = [data.getData('text/html'), data.getData('text/plain')];
      if (html === '' && words === '') {
        if (data.files.length > 0) session.notify('text.paste.picture');
        return data.files.length > 0;
      }
      const wanted = isPlain || html === '' ? richText(words.replaceAll(/\r\n?/g, '\n')) : richTextFromHtml(html);
      const room = TEXT_LETTERS_MOST - view.state.doc.textContent.length;
      const { text, isCut } = textWithin(wanted, room);
      if (isCut) session.notify('text.paste.cut');
      insert(view, text, isPlain || html === '');
      return true;
    },
    clipboardSerializer: new DOMSerializer(
      {
        ...DOMSerializer.nodesFromSchema(schema),
        symbol: ({ attrs }) => [
          'span',
          { 'data-symbol': attrs['kind'] as string },
          valueOf(attrs['kind'] as SymbolKind),
        ],
      },
      { ...DOMSerializer.marksFromSchema(schema), run: (mark) => ['span', runForOthers(mark), 0] },
    ),
    clipboardTextSerializer: ({ content }) =>
      content.textBetween(0, content.size, '\n', ({ type, attrs }) =>
        type.name === 'symbol' ? valueOf(attrs['kind'] as SymbolKind) : '\n',
      ),
  };
}

/** Words go in with the format of the caret when they bring none. */
function insert(view: EditorView, text: RichText, isPlain: boolean): void {
  const { state } = view;
  const marks = state.storedMarks ?? state.selection.$from.marks();
  const json = toEditing(text);
  const doc = state.schema.nodeFromJSON(json);
  const slice = new Slice(doc.content, 1, 1);
  const before = state.selection.from;
  const tr = state.tr.replaceSelection(slice);
  const run = state.schema.marks['run']!;
  const [mark] = marks.filter(({ type }) => type === run);
  if (isPlain && mark) tr.addMark(before, tr.mapping.map(state.selection.to), mark);
  // What was typed just before is a step of its own.
  view.dispatch(closeHistory(tr).scrollIntoView().setMeta('paste', true));
}

/** A run as other programs read it; our own read it from `data-run`, palette and roles included. */
function runForOthers(mark: Mark): Record<string, string> {
  const marks = marksOf(mark.attrs as RunAttributes);
  const style = [
    marks.bold === undefined ? '' : `font-weight:${marks.bold ? 'bold' : 'normal'}`,
    marks.italic === undefined ? '' : `font-style:${marks.italic ? 'italic' : 'normal'}`,
    marks.uppercase ? 'text-transform:uppercase' : '',
    marks.underline ? 'text-decoration:underline' : '',
    marks.size === undefined ? '' : `font-size:${marks.size}pt`,
    typeof marks.color === 'string' ? `color:${marks.color}` : '',
  ];
  return { style: style.filter((part) => part !== '').join(';'), 'data-run': JSON.stringify(marks) };
}
