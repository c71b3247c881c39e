import type { NodeOf } from '@figurina/album';
import { fitWords, isFitted, matrixOf, textBoxStyle } from '@figurina/drawing';
import type { Editor } from '@tiptap/core';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor } from '../../session/editor-context.ts';
import { BOX_MARKS } from './caret-line.ts';
import { createTextField } from './create-text-field.ts';
import { TextCaret } from './TextCaret.tsx';

/**
 * Edits a text in its own place on the spread: the same box, the same layout units, so that nothing moves when it opens
 * and closes. Typing is one step of undo while the box is open; the browser's caret would be a hundredth of a pixel
 * wide in here, so it is drawn above.
 */
export default function TextEditor({ node, drawn }: { node: NodeOf<'Text'>; drawn: HTMLElement }) {
  const session = useEditor();
  const { store } = session;
  const { id } = node;
  const place = drawn.parentElement;
  const lines = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<Editor | null>(null);

  useLayoutEffect(() => {
    drawn.setAttribute('data-being-edited', '');
    return () => drawn.removeAttribute('data-being-edited');
  }, [drawn]);

  useLayoutEffect(() => {
    if (!place || !lines.current) return;
    // Made in its place, and at once: the keys that follow are the text's.
    const made = createTextField(session, id, lines.current);
    setField(made);
    return () => made.destroy();
  }, [session, id, place]);

  useLayoutEffect(() => {
    const box = lines.current?.parentElement;
    if (box && isFitted(node.props)) fitWords(box, node.props);
  });

  useEffect(() => {
    session.textOpened(id);
    return () => session.textClosed(id);
  }, [session, id]);

  if (!place) return null;
  const look = { palette: store.document.colors, fonts: store.document.fonts };
  const style: CSSProperties = { ...textBoxStyle(node.props, look), transform: matrixOf(node) };
  return (
    <>
      {createPortal(
        <div className="fg-leaf fg-text text-editing" data-typing style={style} lang={session.meta.get().language}>
          <div ref={lines} className="fg-lines" />
          <div ref={marks} aria-hidden="true">
            {BOX_MARKS.map((place, index) => (
              <i key={index} className="text-mark" style={place} />
            ))}
          </div>
        </div>,
        place,
      )}
      {field ? <TextCaret tiptap={field} marks={marks} /> : null}
    </>
  );
}
