import { pageCount } from '@figurina/album';
import { UnstyledButton } from '@mantine/core';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { StripRow } from './StripRow.tsx';
import { TemplateMenu } from './TemplateMenu.tsx';
import { insertAfter, whyNoSpread } from '../actions/spread-operations.ts';
import './strip.css';

/** All spreads in a row below the canvas. Folded away it is one line. */
export function SpreadStrip() {
  const session = useEditor();
  const t = useT();
  const open = session.view((state) => state.showStrip);
  const preview = session.view((state) => state.printPreview);
  const { spreadIds } = useSyncExternalStore(session.facts.layout.subscribe, session.facts.layout.get);
  const stickers = useSyncExternalStore(session.facts.album.subscribe, () => session.facts.album.get().numbering.total);
  const current = useSyncExternalStore(session.currentSpread.subscribe, session.currentSpread.get);
  const spreadId = spreadIds[current] ?? null;
  const closed = whyNoSpread(session, spreadId);
  return (
    <section
      className="strip"
      data-open={open || undefined}
      data-preview={preview || undefined}
      aria-label={t('strip.title')}
    >
      <header className="strip-head">
        <h2>{t('strip.title')}</h2>
        <span className="strip-count">{t('strip.count', { pages: pageCount(spreadIds.length), stickers })}</span>
        <TemplateMenu />
        {session.editable() ? (
          <>
            {session.editable('design', 'album') ? (
              <UnstyledButton
                className="strip-link strip-new-chapter"
                aria-label={t('stickers.add_chapter')}
                title={t('stickers.add_chapter')}
                onClick={() => session.dialogs.getState().show({ kind: 'chapter', sectionId: null })}
              >
                <IconBook size={17} />
                <span>{t('stickers.add_chapter')}</span>
              </UnstyledButton>
            ) : null}
            <UnstyledButton
              className="strip-link"
              aria-label={t('strip.insert')}
              title={closed ? t(closed) : t('strip.insert')}
              aria-disabled={closed ? true : undefined}
              onClick={() => (closed ? session.announcer.say(t(closed)) : insertAfter(session, spreadId))}
            >
              <IconPlus size={17} />
              <span>{t('strip.insert')}</span>
            </UnstyledButton>
          </>
        ) : null}
        <UnstyledButton
          className="strip-link strip-fold"
          aria-expanded={open}
          aria-label={open ? t('strip.hide') : t('strip.show')}
          title={open ? t('strip.hide') : t('strip.show')}
          onClick={() => session.view.getState().setView({ showStrip: !open })}
        >
          {open ? <IconChevronDown size={17} /> : <IconChevronUp size={17} />}
          <span>{open ? t('strip.hide') : t('strip.show')}</span>
        </UnstyledButton>
      </header>
      {open ? <StripRow /> : null}
    </section>
  );
}
