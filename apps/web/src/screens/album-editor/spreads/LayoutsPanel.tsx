import { isCoverSpread, type Layout, type NodeId } from '@figurina/album';
import { ConfirmDialog } from '@figurina/ui';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useI18n, useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { pagesText } from '../strip/pages-text.ts';
import { insertAfter } from '../strip/spread-operations.ts';
import { COUNT_FILTERS, type CountFilter, fitsFilter, layoutName, useAlbumLayouts } from './album-layouts.ts';
import { changeLayout, type LayoutLosses, nextLayout, questionFor } from './change-layout.ts';
import { CountChoice } from './CountChoice.tsx';
import { LayoutCard } from './LayoutCard.tsx';
import '../panels/panels.css';
import './spreads.css';

const THUMB = 281;

/** The layouts of the album: one click gives the spread in view another one, or begins a new spread with it. */
export function LayoutsPanel() {
  const session = useEditor();
  const { t, locale } = useI18n();
  const layouts = useAlbumLayouts();
  const { spreadIds } = useSyncExternalStore(session.facts.layout.subscribe, session.facts.layout.get);
  const index = useSyncExternalStore(session.currentSpread.subscribe, session.currentSpread.get);
  const [filter, setFilter] = useState<CountFilter>(COUNT_FILTERS[0]);
  const [question, setQuestion] = useState<{ layout: Layout; losses: LayoutLosses } | null>(null);
  const last = useRef<string>(undefined);
  const spreadId = spreadIds[index];
  if (!spreadId) return null;
  const sectionId = session.store.document.nodes.get(spreadId)?.parent ?? null;
  const isCover = isCoverSpread(session.store.document, spreadId);
  const editable = session.editable();
  const shown = (layouts ?? []).filter((layout) => fitsFilter(layout, filter));
  const pages = pagesText(session, spreadId);

  function change(layout: Layout, id: NodeId): void {
    last.current = layout.id;
    changeLayout(session, id, layout, layouts ?? []);
  }
  function choose(layout: Layout, askAlways = true): void {
    if (!spreadId || !layouts) return;
    const losses = questionFor(session, spreadId, layout, layouts);
    const losesSomething = losses !== null && losses.stickers + losses.pictures + losses.texts > 0;
    if (losses && (askAlways || losesSomething)) setQuestion({ layout, losses });
    else change(layout, spreadId);
  }
  function shuffle(): void {
    if (!spreadId || !layouts) return;
    const next = nextLayout(session, spreadId, layouts, last.current);
    if (next) choose(next, false);
  }
  return (
    <>
      <header className="panel-head">
        <h2>{t('editor.tab.layouts')}</h2>
        <span className="layouts-for">{t('layouts.for', { pages })}</span>
      </header>
      <div className="panel-body layouts-panel">
        <div className="layouts-tools">
          <Button
            leftSection={<IconPlus size={18} />}
            disabled={!editable}
            onClick={() => insertAfter(session, spreadId)}
          >
            {t('strip.insert')}
          </Button>
          <Tooltip label={t('layouts.shuffle')}>
            <ActionIcon
              variant="default"
              size={38}
              radius="xl"
              aria-label={t('layouts.shuffle')}
              disabled={!editable || isCover || !layouts}
              onClick={shuffle}
            >
              <IconArrowsShuffle size={19} />
            </ActionIcon>
          </Tooltip>
        </div>
        {isCover ? <p className="panel-hint">{t('editor.refusal.spread_is_cover')}</p> : null}
        {layouts ? <CountChoice layouts={layouts} chosen={filter} choose={setFilter} /> : null}
        <p className="panel-hint" role="status">
          {layouts ? t('layouts.count', { count: shown.length }) : t('common.loading')}
        </p>
        <ul className="layouts-list" aria-label={t('layouts.list')}>
          {shown.map((layout) => (
            <LayoutCard
              key={layout.id}
              layout={layout}
              sectionId={sectionId}
              width={THUMB}
              disabled={!editable || isCover}
              choose={() => choose(layout)}
            >
              <Tooltip label={t('layouts.as_new')}>
                <ActionIcon
                  variant="subtle"
                  size={30}
                  radius="xl"
                  aria-label={t('layouts.as_new_of', { name: layoutName(session, locale, layout) })}
                  disabled={!editable}
                  onClick={() => session.dialogs.getState().show({ kind: 'new', after: spreadId, layoutId: layout.id })}
                >
                  <IconPlus size={17} />
                </ActionIcon>
              </Tooltip>
            </LayoutCard>
          ))}
        </ul>
      </div>
      <ConfirmDialog
        opened={question !== null}
        title={t('layouts.question', { pages })}
        question={question ? <Losses losses={question.losses} /> : null}
        confirm={t('layouts.apply')}
        cancel={t('common.cancel')}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          if (question) change(question.layout, spreadId);
          setQuestion(null);
        }}
      />
    </>
  );
}

function Losses({ losses: { stickers, pictures, texts } }: { losses: LayoutLosses }) {
  const t = useT();
  return (
    <>
      {t('layouts.question.text')} {stickers > 0 ? `${t('layouts.lost.stickers', { count: stickers })} ` : ''}
      {pictures + texts > 0 ? t('layouts.lost.others', { pictures, texts }) : ''}
    </>
  );
}
