import type { NodeOf } from '@figurina/album';
import { matrixOf, runStyle, textBoxStyle } from '@figurina/drawing';
import { EditorContent, useEditor as useTiptap } from '@tiptap/react';
import { type CSSProperties, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { KeptSelection } from './kept-selection.ts';
import { openTextOf } from './open-text-of.ts';
import { fromEditing, toEditing } from './rich-text-json.ts';
import { richTextExtensions } from './rich-text-schema.ts';
import { symbolView } from './symbol-view.ts';
import { TextCaret } from './TextCaret.tsx';
import { handleTextKey } from './text-keys.ts';

/**
 * Edits a text in its own place on the spread: the same box, the same layout units, so that nothing moves when it opens
 * and closes. Typing is one step of undo while the box is open; the browser's caret would be a hundredth of a pixel
 * wide in here, so it is drawn above.
 */
export default function TextEditor({ node, drawn }: { node: NodeOf<'Text'>; drawn: HTMLElement }) {
  const session = useEditor();
  const t = useT();
  const { store } = session;
  const look = { palette: store.document.colors, fonts: store.document.fonts };
  const place = drawn.parentElement;
  /** The step of undo that the next change of the words belongs to. */
  const step = useRef('steps.text');

  useLayoutEffect(() => {
    drawn.setAttribute('data-being-edited', '');
    return () => drawn.removeAttribute('data-being-edited');
  }, [drawn]);

  const tiptap = useTiptap({
    extensions: [
      ...richTextExtensions({
        symbolView: symbolView(session, node.id),
        runStyle: (marks) => cssText(runStyle(marks, { palette: store.document.colors, fonts: store.document.fonts })),
      }),
      KeptSelection,
    ],
    content: toEditing(node.props.text),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': t('editor.text.edit') },
      handleKeyDown: (_view, event) => handleTextKey(event, session),
    },
    onUpdate: ({ editor }) => {
      const text = fromEditing(editor.getJSON());
      if (text) session.changeText(node.id, text, step.current);
    },
    onTransaction: () => session.openText.changed(),
  });

  // Not Tiptap's autofocus: it waits for a frame, and the field may be put in its place after that, which takes the
  // focus away again.
  useLayoutEffect(() => {
    if (!place) return;
    tiptap.commands.setTextSelection({ from: 0, to: tiptap.state.doc.content.size });
    tiptap.view.focus();
  }, [tiptap, place]);

  useEffect(() => {
    session.textOpened(node.id);
    session.openText.put(
      openTextOf(session, tiptap, node.id, (label, change) => {
        session.history.endMerging();
        step.current = label;
        change();
        step.current = 'steps.text';
        session.history.endMerging();
      }),
    );
    return () => {
      session.openText.put(null);
      session.textClosed(node.id);
    };
  }, [session, tiptap, node.id]);

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

/** A style as an attribute, for what Tiptap renders. */
function cssText(style: ReturnType<typeof runStyle>): string {
  const element = document.createElement('span');
  for (const [property, value] of Object.entries(style))
    if (value !== undefined) element.style.setProperty(dashed(property), String(value));
  return element.style.cssText;
}

function dashed(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
