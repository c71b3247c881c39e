import type { NodeOf } from '@figurina/album';
import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import { useEditor } from '../../session/editor-context.ts';

/** The caret of the open text, in pixels of the screen, where the collapsed selection is; turned with its box. */
export function TextCaret({ tiptap, node }: { tiptap: Editor; node: NodeOf<'Text'> }) {
  const { camera } = useEditor();
  const caret = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const paint = (): void => {
      const element = caret.current;
      if (!element) return;
      const { selection } = tiptap.state;
      element.hidden = !selection.empty || !tiptap.isFocused;
      if (element.hidden) return;
      const { left, top, bottom } = tiptap.view.coordsAtPos(selection.head);
      const origin = element.parentElement!.getBoundingClientRect();
      const height = bottom - top;
      element.style.height = `${height}px`;
      element.style.transform = `translate(${left - origin.left}px,${top - origin.top}px) rotate(${node.props.rotation}deg)`;
    };
    tiptap.on('transaction', paint);
    tiptap.on('focus', paint);
    tiptap.on('blur', paint);
    const end = camera.subscribe(paint);
    paint();
    return () => {
      tiptap.off('transaction', paint);
      tiptap.off('focus', paint);
      tiptap.off('blur', paint);
      end();
    };
  }, [tiptap, camera, node.props.rotation]);
  return <div ref={caret} className="text-caret" hidden />;
}
