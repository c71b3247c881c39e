import { pageCount, pagesOfSpread } from '@figurina/album';
import { ActionIcon, Tooltip } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState, useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { insertAfter, whyNoSpread } from '../../actions/spread-operations.ts';
import { spreadOfPageInput } from './page-input.ts';
import './bars.css';

/** Which pages are shown, previous and next, and a field that jumps to a page or a range (its first page). */
export function PageControl() {
  const session = useEditor();
  const t = useT();
  const index = useSyncExternalStore(session.currentSpread.subscribe, session.currentSpread.get);
  const layout = useSyncExternalStore(session.facts.layout.subscribe, session.facts.layout.get);
  const count = layout.spreadIds.length;
  const [typed, setTyped] = useState<string | null>(null);
  const pages = pagesOfSpread(index, count).map((page) => page.number);
  const shown = pages.join('-');
  const here = layout.spreadIds[index] ?? null;
  const closed = whyNoSpread(session, here);

  function jump(): void {
    const spread = typed === null ? index : spreadOfPageInput(typed, count);
    // Anything that is no page of this album leaves everything as it was.
    if (spread !== null) session.goToSpread(spread);
    setTyped(null);
    session.focusCanvas();
  }
  return (
    <div className="canvas-bar canvas-pages" role="group" aria-label={t('editor.pages')}>
      <Tooltip label={`${t('editor.pages.previous')} (${t('keys.page_up')})`} openDelay={500}>
        <ActionIcon
          variant="subtle"
          size={36}
          radius="xl"
          aria-label={t('editor.pages.previous')}
          disabled={index <= 0}
          onClick={() => session.goToSpread(index - 1)}
        >
          <IconChevronLeft size={20} />
        </ActionIcon>
      </Tooltip>
      <input
        className="canvas-page-input"
        aria-label={t('editor.pages.current')}
        inputMode="numeric"
        value={typed ?? shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') jump();
          if (event.key !== 'Escape') return;
          setTyped(null);
          session.focusCanvas();
        }}
      />
      <span className="canvas-page-count">{t('editor.pages.of', { count: pageCount(count) })}</span>
      <Tooltip label={`${t('editor.pages.next')} (${t('keys.page_down')})`} openDelay={500}>
        <ActionIcon
          variant="subtle"
          size={36}
          radius="xl"
          aria-label={t('editor.pages.next')}
          disabled={index >= count - 1}
          onClick={() => session.goToSpread(index + 1)}
        >
          <IconChevronRight size={20} />
        </ActionIcon>
      </Tooltip>
      {session.editable() ? (
        <>
          <Tooltip label={closed ? t(closed) : t('strip.insert')} openDelay={500}>
            <ActionIcon
              variant="subtle"
              size={36}
              radius="xl"
              className="canvas-pages-insert"
              aria-label={t('strip.insert')}
              aria-disabled={closed ? true : undefined}
              data-disabled={closed ? true : undefined}
              onClick={() => (closed ? session.announcer.say(t(closed)) : insertAfter(session, here))}
            >
              <IconPlus size={20} />
            </ActionIcon>
          </Tooltip>
          <ActionIcon
            variant="subtle"
            size={36}
            radius="xl"
            className="canvas-pages-more"
            aria-label={t('sheet.spread')}
            onClick={() => {
              const spreadId = layout.spreadIds[index] ?? null;
              session.selection.selectSpread(spreadId);
              session.floating.showSpreadSheet(spreadId);
            }}
          >
            <IconDots size={20} />
          </ActionIcon>
        </>
      ) : null}
    </div>
  );
}
