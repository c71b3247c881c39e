import type { Selection } from '@figurina/editor';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { CropSheet } from './image/CropSheet.tsx';
import { NodeThumb } from './NodeThumb.tsx';
import { QuickActions } from './QuickActions.tsx';
import { sheetTitle } from './sheet-title.ts';
import { selectionOnScreen } from './toolbar-placer.ts';
import { ToolbarSurface } from './toolbar-surface.ts';
import type { ToolbarSection, WorkspaceNode } from './toolbar-section.ts';

interface ToolbarSheetProps {
  readonly nodes: readonly WorkspaceNode[];
  readonly sections: readonly ToolbarSection[];
  readonly mode: Selection['mode'];
}

/** So far, in pixels, the sheet is pulled before it opens or closes. */
const PULL = 36;
/** Free around the selection. */
const MARGIN = 16;

/** The toolbar of phones: 168 px at the bottom with picture, name and four actions; pulled up it shows everything. */
export function ToolbarSheet({ nodes, sections, mode }: ToolbarSheetProps) {
  const session = useEditor();
  const t = useT();
  const [opened, setOpened] = useState(false);
  const pulled = useRef<{ from: number; done: boolean } | null>(null);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    // What is worked on stays in sight above the sheet, however high that is.
    const observer = new ResizeObserver(() => {
      const box = selectionOnScreen(session, session.selection.get())?.box;
      const free = session.camera.viewport().height - element.offsetHeight - MARGIN;
      if (!box || box.y + box.height <= free) return;
      session.panBy({ x: 0, y: -Math.min(box.y + box.height - free, Math.max(0, box.y - MARGIN)) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [session]);
  const { name, more } = sheetTitle(session, nodes);

  function pull(event: PointerEvent): void {
    const start = pulled.current;
    if (!start || start.done || Math.abs(event.clientY - start.from) < PULL) return;
    start.done = true;
    setOpened(event.clientY < start.from);
  }

  function close(): void {
    if (mode === 'spread') session.floating.showSpreadSheet(null);
    else if (mode === 'text') session.selection.leave();
    else session.selection.selectSpread(session.selection.get().spreadId);
  }

  if (mode === 'image') return <CropSheet />;
  return (
    <section
      ref={sheet}
      className="toolbar-sheet"
      aria-label={t('toolbar.label')}
      data-writing={mode === 'text' || undefined}
      data-open={opened || undefined}
    >
      <UnstyledButton
        className="toolbar-sheet-grip"
        aria-expanded={opened}
        aria-label={opened ? t('toolbar.sheet.less') : t('toolbar.sheet.all')}
        onClick={() => pulled.current?.done || setOpened(!opened)}
        onPointerDown={(event) => {
          pulled.current = { from: event.clientY, done: false };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={pull}
      />
      <div className="toolbar-sheet-head">
        <NodeThumb nodes={nodes} />
        <div className="toolbar-sheet-name">
          <strong>{name}</strong>
          {more ? <span>{more}</span> : null}
        </div>
        <ActionIcon
          variant={opened ? 'filled' : 'subtle'}
          color="pitch.8"
          size={44}
          radius="xl"
          aria-label={t('toolbar.all')}
          aria-pressed={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconAdjustments size={22} />
        </ActionIcon>
        <ActionIcon variant="subtle" size={44} radius="xl" aria-label={t('common.close')} onClick={close}>
          <IconX size={22} />
        </ActionIcon>
      </div>
      {mode === 'text' ? null : <QuickActions nodes={nodes} />}
      {opened ? (
        <ToolbarSurface value="sheet">
          <div className="toolbar-sheet-all">
            {sections.map(({ key, Section }) => (
              <div key={key} className="toolbar-more-group">
                <Section nodes={nodes} />
              </div>
            ))}
          </div>
        </ToolbarSurface>
      ) : null}
    </section>
  );
}
