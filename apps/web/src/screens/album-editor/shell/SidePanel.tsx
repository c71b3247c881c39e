import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { lazyPart } from '../parts/lazy-part.ts';
import './side-panel.css';

const PHONE = '(max-width: 999px)';

const PANELS = {
  layers: lazyPart(async () => import('../outline/LayersPanel.tsx').then((part) => ({ default: part.LayersPanel }))),
  outline: lazyPart(async () => import('../outline/OutlinePanel.tsx').then((part) => ({ default: part.OutlinePanel }))),
  comments: lazyPart(async () =>
    import('../panels/review/CommentsPanel.tsx').then((part) => ({ default: part.CommentsPanel })),
  ),
};

/** The panel at the right: layers of the spread, the outline of the album, or its comments. Takes the keyboard when it opens. */
export function SidePanel() {
  const { view, focusCanvas } = useEditor();
  const t = useT();
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  // Comments are neither for phones nor for an album that is looked at as printed.
  const side = view((state) => (state.side === 'comments' && (isPhone || state.printPreview) ? null : state.side));
  const panel = useRef<HTMLElement>(null);
  const before = useRef(side);
  // Before what is in it looks whether the keys are here.
  useLayoutEffect(() => {
    if (side && side !== before.current) panel.current?.focus();
    before.current = side;
  }, [side]);
  if (!side) return null;
  const Panel = PANELS[side];
  const close = (): void => {
    view.getState().setView({ side: null });
    focusCanvas();
  };
  return (
    <aside
      ref={panel}
      className="editor-side"
      data-side={side}
      tabIndex={-1}
      aria-label={t(`actions.view.${side}`)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h2>{t(`actions.view.${side}`)}</h2>
        <ActionIcon size={36} radius="xl" aria-label={t('common.close')} onClick={close}>
          <IconX size={19} />
        </ActionIcon>
      </header>
      <Suspense>
        <Panel />
      </Suspense>
    </aside>
  );
}
