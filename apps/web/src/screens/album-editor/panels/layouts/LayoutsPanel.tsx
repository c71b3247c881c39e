import { isCoverSpread, type Layout, type LayoutLosses } from '@figurina/album';
import { ConfirmDialog } from '@figurina/ui';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import IconArrowsShuffle from '@tabler/icons-react/dist/esm/icons/IconArrowsShuffle.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import { insertAfter, whyNoSpread } from '../../actions/spread-operations.ts';
import { fitsFilter, NO_FILTER } from '../../session/layouts/album-layouts.ts';
import { layoutsOf, useLayoutGroups } from '../../session/layouts/use-layout-groups.ts';
import { changeLayout, questionFor } from '../../actions/change-layout.ts';
import { LayoutFilters } from './LayoutFilters.tsx';
import { LayoutGroupList } from './LayoutGroupList.tsx';
import { chapterFor } from './new-spread-place.ts';
import { shuffleLayout } from '../../actions/shuffle-layout.ts';
import '../../parts/panels.css';
import './spreads.css';

/** The layouts of the album: one click gives the spread in view another one, or begins a new spread with it. */
export function LayoutsPanel() {
  const session = useEditor();
  const t = useT();
  const groups = useLayoutGroups();
  const layouts = useMemo(() => layoutsOf(groups), [groups]);
  const { spreadIds } = useSyncExternalStore(session.facts.layout.subscribe, session.facts.layout.get);
  const index = useSyncExternalStore(session.currentSpread.subscribe, session.currentSpread.get);
  const [filter, setFilter] = useState(NO_FILTER);
  const [question, setQuestion] = useState<{ layout: Layout; losses: LayoutLosses } | null>(null);
  const spreadId = spreadIds[index];
  if (!spreadId) return null;
  // Covers have no people of their own.
  const sectionId = chapterFor(session, spreadId);
  const isCover = isCoverSpread(session.store.document, spreadId);
  const closed = session.whyClosed('design', spreadId);
  const editable = closed === null;
  const count = layouts.filter((layout) => fitsFilter(layout, filter)).length;
  const pages = pagesText(session, spreadId);

  function choose(layout: Layout): void {
    if (!spreadId) return;
    const losses = questionFor(session, spreadId, layout, layouts);
    if (losses) setQuestion({ layout, losses });
    else changeLayout(session, spreadId, layout, layouts);
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
            disabled={whyNoSpread(session, spreadId) !== null}
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
              disabled={!editable || isCover || !groups}
              onClick={() => void shuffleLayout(session, spreadId)}
            >
              <IconArrowsShuffle size={19} />
            </ActionIcon>
          </Tooltip>
        </div>
        {closed === 'roles.why.section' ? <p className="panel-hint">{t(closed)}</p> : null}
        {isCover ? <p className="panel-hint">{t('editor.refusal.spread_is_cover')}</p> : null}
        {groups ? <LayoutFilters layouts={layouts} chosen={filter} choose={setFilter} /> : null}
        <p className="panel-hint" role="status">
          {groups ? t('layouts.count', { count }) : t('common.loading')}
        </p>
        {groups?.map((group) => (
          <LayoutGroupList
            key={group.from}
            from={group.from}
            layouts={group.layouts.filter((layout) => fitsFilter(layout, filter))}
            sectionId={sectionId}
            disabled={!editable || isCover}
            choose={choose}
            save={
              group.from === 'own'
                ? () => session.dialogs.getState().show({ kind: 'save_layout', spreadId })
                : undefined
            }
            insert={
              whyNoSpread(session, spreadId) === null
                ? ({ id }) => session.dialogs.getState().show({ kind: 'new', after: spreadId, layoutId: id })
                : undefined
            }
          />
        ))}
      </div>
      <ConfirmDialog
        opened={question !== null}
        title={t('layouts.question', { pages })}
        question={question ? <Losses losses={question.losses} /> : null}
        confirm={t('layouts.apply')}
        cancel={t('common.cancel')}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          if (question) changeLayout(session, spreadId, question.layout, layouts);
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
      {pictures + texts > 0
        ? t('layouts.lost.others', { pictures, texts, both: pictures > 0 && texts > 0 ? 'yes' : 'no' })
        : ''}
    </>
  );
}
