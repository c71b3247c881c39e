import { type NodeId, type NodeOf, writtenText } from '@figurina/album';
import { runStyle } from '@figurina/drawing';
import { styleNonce } from '@figurina/ui';
import { Editor, getSchema } from '@tiptap/core';
import type { EditorSession } from '../../session/editor-session.ts';
import type { TextStep } from '../../session/text/text-writing.ts';
import { clipboardProps } from './clipboard/clipboard-props.ts';
import { COMPOSITION_MARK } from './composition-mark.ts';
import { followCaret, followKeyboard, leaveReach, reachText } from './follow-caret.ts';
import { KeptSelection } from './kept-selection.ts';
import { openTextOf } from './open-text-of.ts';
import { fromEditing, toEditing } from './rich-text-json.ts';
import { richTextExtensions } from './rich-text-schema.ts';
import { symbolView } from './symbol-view.ts';
import { typeKeys } from './type-keys.ts';
import { handleTextKey } from './text-keys.ts';

/** The field of an open text, with the focus and all words selected. What is typed goes into the document. */
export function createTextField(session: EditorSession, id: NodeId, element: HTMLElement): Editor {
  const { document } = session.store;
  /** The step of undo that the next change belongs to; typing when not said. */
  let step: TextStep | undefined;
  const { props } = document.nodes.get(id) as NodeOf<'Text'>;
  const extensions = [
    ...richTextExtensions({
      symbolView: symbolView(session, id),
      runStyle: (marks) => cssText(runStyle(marks, { palette: document.colors, fonts: document.fonts })),
    }),
    KeptSelection,
  ];
  const clipboard = clipboardProps(session, id, getSchema(extensions));
  const field = new Editor({
    element,
    extensions,
    injectNonce: styleNonce(),
    content: toEditing(writtenText(props)),
    editorProps: {
      ...clipboard,
      handleDOMEvents: { ...clipboard.handleDOMEvents, ...COMPOSITION_MARK },
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': session.t('editor.text.edit') },
      handleScrollToSelection(view) {
        followCaret(session, view);
        return true;
      },
      handleKeyDown: (_view, event) => handleTextKey(event, session),
    },
    onUpdate({ editor }) {
      const text = fromEditing(editor.getJSON());
      if (text) session.changeText(id, text, step);
    },
    onTransaction: () => session.openText.changed(),
    onDestroy() {
      endFollowing();
      leaveReach(session);
      session.openText.put(null);
    },
  });
  const endFollowing = followKeyboard(session, field.view);
  session.openText.put(
    openTextOf(session, field, id, (named, change) => {
      step = named;
      change();
      step = undefined;
    }),
  );
  field.commands.setTextSelection({ from: 0, to: field.state.doc.content.size });
  // Not Tiptap's own way, which waits for a frame.
  field.view.focus();
  reachText(session, field.view);
  typeKeys(field, session.earlyKeys.take(id));
  return field;
}

/** A style as the text of an attribute. */
function cssText(style: ReturnType<typeof runStyle>): string {
  const element = document.createElement('span');
  for (const [property, value] of Object.entries(style))
    if (value !== undefined) element.style.setProperty(dashed(property), String(value));
  return element.style.cssText;
}

function dashed(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
