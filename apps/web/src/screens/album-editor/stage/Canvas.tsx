import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../../app/use-t.ts';
import { CommentLayer } from './pins/CommentLayer.tsx';
import { PendingPictures } from './drops/PendingPictures.tsx';
import { StickerQuestionDialog } from './drops/StickerQuestionDialog.tsx';
import { useFileDrop } from './drops/use-file-drop.ts';
import { useFilePaste } from './drops/use-file-paste.ts';
import { useEditor } from '../session/editor-context.ts';
import { StylePreviewBar } from './StylePreviewBar.tsx';
import { FindReplace } from './find/FindReplace.tsx';
import { FloatingToolbar } from './toolbar/FloatingToolbar.tsx';
import { CanvasAnnouncer } from './spoken/CanvasAnnouncer.tsx';
import { useClipboard } from './input/use-clipboard.ts';
import { CropOverlay } from './crop/CropOverlay.tsx';
import { DangerChip } from './hints/DangerChip.tsx';
import { SelectionChip } from './hints/SelectionChip.tsx';
import { KeysHint } from './hints/KeysHint.tsx';
import { LowResolutionMarks } from './hints/LowResolutionMarks.tsx';
import { Overlay } from './painters/Overlay.tsx';
import { PresenceBar } from './presence/PresenceBar.tsx';
import { PageControl } from './bars/PageControl.tsx';
import { DraftOverlay } from './tools/DraftOverlay.tsx';
import { InsertMenu } from './tools/InsertMenu.tsx';
import { ToolMenu } from './tools/ToolMenu.tsx';
import { OverflowMarks } from './text/OverflowMarks.tsx';
import { TextEditing } from './text/TextEditing.tsx';
import { useCanvasDrops } from './drops/use-canvas-drops.ts';
import { useCopied } from './painters/use-copied.ts';
import { useCursor } from './input/use-cursor.ts';
import { useKeyboard } from './input/use-keyboard.ts';
import { usePointer } from './input/use-pointer.ts';
import { useLift } from './painters/use-lift.ts';
import { useWheel } from './input/use-wheel.ts';
import { Scrollbars } from './bars/Scrollbars.tsx';
import { PageMarks } from './view/PageMarks.tsx';
import { useIsolation } from './view/use-isolation.ts';
import { EditorWindow } from './windows/EditorWindow.tsx';
import { useContextMenu } from './windows/use-context-menu.ts';
import { World } from './world/World.tsx';
import { ZoomControl } from './bars/ZoomControl.tsx';
import '@figurina/drawing/style.css';
import './canvas.css';

/** The desk on which the album lies: everything that is dragged, zoomed and typed into. */
export function Canvas() {
  const session = useEditor();
  const t = useT();
  const canvas = useRef<HTMLElement>(null);
  const desk = useRef<HTMLDivElement>(null);
  const shield = useRef<HTMLDivElement>(null);
  usePointer(desk, session);
  useWheel(desk, session);
  useCursor(desk, shield, session);
  useLift(session);
  useIsolation(session);
  useCopied(session);
  useKeyboard(desk, session);
  useClipboard(session);
  useContextMenu(desk, session);
  useCanvasDrops(canvas, session);
  useFileDrop(canvas, session);
  useFilePaste(session);
  const preview = session.view((state) => state.printPreview);
  const final = session.view((state) => state.finalFormat);

  useLayoutEffect(() => {
    const element = desk.current;
    if (!element) return;
    const look = (): void => session.viewportChanged({ width: element.clientWidth, height: element.clientHeight });
    // Now, and not a frame later, so that the first frame has something to show.
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [session]);

  return (
    <section
      className="canvas"
      ref={canvas}
      aria-label={t('editor.canvas')}
      data-preview={preview || undefined}
      data-final={final || preview || undefined}
    >
      {/* The canvas is one widget with its own keys (arrows move, Tab walks the elements, Esc leaves). */}
      <div
        className="canvas-desk fig-own-colors"
        ref={desk}
        tabIndex={0}
        role="application"
        aria-label={t('editor.canvas.keys')}
      >
        <World />
        <PageMarks />
        <Overlay />
        <PendingPictures />
        <DraftOverlay />
        <CropOverlay />
        <LowResolutionMarks />
        <OverflowMarks />
        <TextEditing />
        <div className="canvas-shield" ref={shield} />
      </div>
      <CommentLayer />
      <StickerQuestionDialog />
      <ToolMenu />
      <InsertMenu />
      <KeysHint />
      <DangerChip />
      <SelectionChip />
      {/* Before the toolbar, which their styles hide: `:has()` on the canvas would be looked up at every change in it. */}
      <FindReplace />
      <StylePreviewBar />
      <PresenceBar />
      <FloatingToolbar />
      <EditorWindow />
      <CanvasAnnouncer />
      <Scrollbars />
      {preview ? <PreviewNote /> : null}
      <PageControl />
      <ZoomControl />
    </section>
  );
}

/** Says why nothing can be taken hold of, and leads back. */
function PreviewNote() {
  const { view } = useEditor();
  const t = useT();
  return (
    <div className="canvas-preview">
      {t('view.preview.on')}
      <button type="button" onClick={() => view.getState().setView({ printPreview: false })}>
        {t('view.preview.leave')}
      </button>
    </div>
  );
}
