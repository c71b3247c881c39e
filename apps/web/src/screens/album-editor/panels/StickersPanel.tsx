import { type NodeId, type NodeOf, type Sticker } from '@figurina/album';
import { EmptyState } from '@figurina/ui';
import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { useDocumentVersion } from '../session/use-document-version.ts';
import { AddChapter } from './AddChapter.tsx';
import { Chapter } from './Chapter.tsx';
import { ImportRosterButton } from './ImportRosterButton.tsx';
import './panels.css';

/** All stickers by chapter, unplaced ones first. Static chapters, the covers, have none and are not shown. */
export function StickersPanel() {
  const { store, facts } = useEditor();
  const t = useT();
  const [search, setSearch] = useState('');
  const { document } = store;
  const version = useDocumentVersion();
  useSyncExternalStore(facts.album.subscribe, facts.album.get);
  const chapters = useMemo(
    () => chaptersOf(document),
    // The tables change in place: what they hold is another after every revision.
    // oxlint-disable-next-line react/exhaustive-deps
    [document, version],
  );
  const wanted = search.trim().toLocaleLowerCase();
  const fits = (sticker: Sticker): boolean =>
    wanted === '' ||
    sticker.name.toLocaleLowerCase().includes(wanted) ||
    sticker.position.toLocaleLowerCase().includes(wanted) ||
    facts.album
      .get()
      .stickerNumbers(sticker.id)
      .some((number) => String(number) === wanted);
  const total = document.stickers.size;
  const found = chapters.map(({ section, stickers }) => ({
    section,
    stickers: stickers.filter(fits),
    all: stickers.length,
  }));
  return (
    <>
      <header className="panel-head">
        <h2>{t('editor.tab.stickers')}</h2>
        <ImportRosterButton />
      </header>
      {total > 0 ? (
        <div className="panel-search">
          <TextInput
            type="search"
            leftSection={<IconSearch size={17} />}
            placeholder={t('stickers.search')}
            aria-label={t('stickers.search')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <div className="panel-body">
        {total === 0 ? (
          <EmptyState
            title={t('stickers.empty.title')}
            text={t('stickers.empty.text')}
            action={<ImportRosterButton prominent />}
          />
        ) : null}
        {found
          .filter(({ stickers }) => wanted === '' || stickers.length > 0)
          .map(({ section, stickers, all }) => (
            <Chapter key={section.id} section={section} stickers={stickers} count={all} searching={wanted !== ''} />
          ))}
        {wanted !== '' && found.every(({ stickers }) => stickers.length === 0) ? (
          <p className="panel-hint">{t('stickers.not_found', { search })}</p>
        ) : null}
        {wanted === '' ? <AddChapter /> : null}
      </div>
    </>
  );
}

interface ChapterStickers {
  readonly section: NodeOf<'Section'>;
  readonly stickers: readonly Sticker[];
}

function chaptersOf(document: ReturnType<typeof useEditor>['store']['document']): ChapterStickers[] {
  const bySection = Map.groupBy(document.stickers.values(), (sticker) => sticker.sectionId as NodeId);
  return document.childIds(document.rootId).flatMap((id) => {
    const section = document.nodes.get(id);
    if (section?.type !== 'Section' || section.props.static) return [];
    const stickers = (bySection.get(id) ?? []).toSorted((a, b) =>
      a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1,
    );
    return [{ section, stickers }];
  });
}
