import { applyMatrix } from '@figurina/album';
import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useEditor } from '../../session/editor-context.ts';
import { boxToScreen, type CaretLine, caretLine } from './caret-line.ts';

interface TextCaretProps {
  tiptap: Editor;
  /** The BOX_MARKS of the box that is written into. */
  marks: RefObject<HTMLElement | null>;
}

/** The caret of the open text, in pixels of the screen, where the collapsed selection is: turned and grown with its box. */
export function TextCaret({ tiptap, marks }: TextCaretProps) {
  const { camera } = useEditor();
  const caret = useRef<HTMLDivElement>(null);
  const readAgain = useRef(() => undefined as void);
  useEffect(() => {
    let line: CaretLine | null = null;
    const read = (): void => {
      const box = marks.current?.parentElement;
      const isShown = tiptap.state.selection.empty && tiptap.isFocused;
      line = isShown && box ? caretLine(tiptap.view, box, boxToScreen(marks.current!)) : null;
      place();
    };
    const place = (): void => {
      const element = caret.current;
      if (!element) return;
      element.hidden = !line;
      if (!line || !marks.current) return;
      const toScreen = boxToScreen(marks.current);
      const desk = element.parentElement!.getBoundingClientRect();
      const top = applyMatrix(toScreen, { x: line.x, y: line.top });
      const bottom = applyMatrix(toScreen, { x: line.x, y: line.bottom });
      const angle = Math.atan2(top.x - bottom.x, bottom.y - top.y);
      element.style.height = `${Math.hypot(bottom.x - top.x, bottom.y - top.y)}px`;
      element.style.background = line.color;
      element.style.transform = `translate(${top.x - desk.left}px,${top.y - desk.top}px) rotate(${angle}rad) translateX(-50%)`;
    };
    const end = camera.subscribe(place);
    readAgain.current = read;
    tiptap.on('transaction', read);
    tiptap.on('focus', read);
    tiptap.on('blur', read);
    return () => {
      readAgain.current = () => undefined;
      tiptap.off('transaction', read);
      tiptap.off('focus', read);
      tiptap.off('blur', read);
      end();
    };
  }, [tiptap, camera, marks]);
  // With every change of the text: its box may lie elsewhere, words that fit it get smaller or larger.
  useEffect(() => readAgain.current());
  return <div ref={caret} className="text-caret" aria-hidden="true" hidden />;
}
