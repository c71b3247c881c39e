import { type NodeOf, resolveColor } from '@figurina/album';
import { matrixOf, resolveFont, textBoxStyle, textPixels } from '@figurina/drawing';
import { EditorContent, useEditor as useTiptap } from '@tiptap/react';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { fromEditing, toEditing } from './rich-text-json.ts';
import { richTextExtensions, type RunAttributes } from './rich-text-schema.ts';
import { TextCaret } from './TextCaret.tsx';

/**
 * Edits a text in its own place on the spread: the same box, the same layout units, so that nothing moves when it opens
 * and closes. Typing is one step of undo while the box is open; the browser's caret would be a hundredth of a pixel
 * wide in here, so it is drawn above.
 */
export default function TextEditor({ node }: { node: NodeOf<'Text'> }) {
  const session = useEditor();
  const t = useT();
  const { store } = session;
  const look = { palette: store.document.colors, fonts: store.document.fonts };
  const opened = useRef(node);
  const [drawn] = useState(
    () => session.worldElement()?.querySelector<HTMLElement>(`[data-node="${CSS.escape(node.id)}"]`) ?? null,
  );
  const place = drawn?.parentElement;

  useLayoutEffect(() => {
    drawn?.setAttribute('data-being-edited', '');
    return () => drawn?.removeAttribute('data-being-edited');
  }, [drawn]);

  const tiptap = useTiptap({
    extensions: richTextExtensions({
      symbolValue: (kind) => {
        const value = session.facts.album.get().symbol(node.id, kind as never);
        return typeof value === 'string' ? value : value.map((row) => `${row.label} ${row.page}`).join(' · ');
      },
      runStyle: (attributes) => runCss(attributes, look),
    }),
    content: toEditing(node.props.text),
    autofocus: 'all',
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': t('editor.text.edit') },
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Escape') return false;
        session.selection.leave();
        // The field goes: the keys are the desk's again.
        session.worldElement()?.closest<HTMLElement>('.canvas-desk')?.focus({ preventScroll: true });
        return true;
      },
    },
    onUpdate: ({ editor }) => {
      const text = fromEditing(editor.getJSON());
      if (text) session.changeText(node.id, text);
    },
  });

  useEffect(() => {
    const { id } = opened.current;
    session.textOpened(id);
    return () => session.textClosed(id);
  }, [session]);

  if (!place) return null;
  const style: CSSProperties = { ...textBoxStyle(node.props, look), transform: matrixOf(node) };
  return (
    <>
      {createPortal(
        <div className="fg-leaf fg-text text-editing" data-typing style={style} lang={session.meta.get().language}>
          <EditorContent editor={tiptap} className="fg-lines" />
        </div>,
        place,
      )}
      <TextCaret tiptap={tiptap} node={node} />
    </>
  );
}

function runCss({ font, size, color }: RunAttributes, look: Parameters<typeof textBoxStyle>[1]): string {
  const parts: string[] = [];
  if (font) parts.push(`font-family:"${resolveFont(font, look.fonts).family}"`);
  if (size) parts.push(`font-size:${textPixels(size)}`);
  if (color !== null) parts.push(`color:${resolveColor(look.palette, color)}`);
  return parts.join(';');
}
