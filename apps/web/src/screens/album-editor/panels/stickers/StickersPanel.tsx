import type { Sticker, StickerId } from '@figurina/album';
import { EmptyState } from '@figurina/ui';
import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { NewUploadsCard } from './collect/NewUploadsCard.tsx';
import { useEditor } from '../../session/editor-context.ts';
import { DeleteStickers } from './form/DeleteStickers.tsx';
import { newStickerAddress, stickerAddress } from '../../session/stickers/sticker-address.ts';
import { useStickerLists } from '../../session/stickers/use-sticker-lists.ts';
import { AddChapter } from '../../actions/chapters/AddChapter.tsx';
import { BulkBar } from './BulkBar.tsx';
import { Chapter } from './Chapter.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ImportRosterButton } from './ImportRosterButton.tsx';
import { lastVisit } from './last-visit.ts';
import { StickersPanelContext, type StickersPanelParts } from './panel-context.ts';
import { panelMemory } from './panel-memory.ts';
import { PlaceStickersDialog, usePlacing } from './PlaceStickers.tsx';
import { createStickerChoice } from './sticker-choice.ts';
import { isWanted, passes } from './sticker-filter.ts';
import { StickerReports } from './reports/StickerReports.tsx';
import { StickersMenu } from './StickersMenu.tsx';
import { UploadStickersButton } from './UploadStickersButton.tsx';
import { uploadStickers } from './upload-stickers.ts';
import '../../parts/panels.css';

/** All stickers by chapter, unplaced ones first. Static sections, the covers, are there when they have some. */
export function StickersPanel() {
  const session = useEditor();
  const t = useT();
  const navigate = useNavigate();
  const { childKey } = useParams();
  const memory = panelMemory(session);
  const [search, setSearch] = useState(memory.search);
  const [filter, setFilter] = useState(memory.filter);
  const [choice] = useState(createStickerChoice);
  const [leaving, setLeaving] = useState<readonly StickerId[]>([]);
  const placing = usePlacing();
  const body = useRef<HTMLDivElement>(null);
  const chapters = useStickerLists();
  const albumId = session.meta.get().id;
  const facts = { numbersOf: session.facts.album.get().stickerNumbers, since: lastVisit(albumId) };
  const fits = (sticker: Sticker): boolean =>
    passes(sticker, filter, facts) && isWanted(sticker, search, facts.numbersOf);
  const found = chapters.map(({ section, unplaced, placed }) => ({
    section,
    unplaced: unplaced.filter(fits),
    placed: placed.filter(fits),
    count: unplaced.length + placed.length,
  }));
  const all = chapters.flatMap(({ unplaced, placed }) => [...unplaced, ...placed]);
  const listed = found.flatMap(({ unplaced, placed }) => [...unplaced, ...placed]);
  const searching = search.trim() !== '' || filter !== null;

  useEffect(() => choice.list(listed.map(({ id }) => id as StickerId)));
  useEffect(() => void Object.assign(memory, { search, filter }), [memory, search, filter]);
  useEffect(() => {
    const element = body.current!;
    element.scrollTop = memory.scrollTop;
    const keep = (): void => void (memory.scrollTop = element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [memory]);

  const { start } = placing;
  const parts = useMemo<StickersPanelParts>(
    () => ({
      choice,
      formOpen: childKey !== undefined,
      place: (which) => void start(which),
      remove: setLeaving,
      open: (id) => void navigate(stickerAddress(albumId, id)),
      newSticker: (chapter) => void navigate(newStickerAddress(albumId, chapter)),
      uploadPhotos: (chapter) => void uploadStickers(session, chapter),
    }),
    // The rest are the same as long as the album is open.
    // oxlint-disable-next-line react/exhaustive-deps
    [session, choice, navigate, albumId, childKey],
  );

  return (
    <StickersPanelContext value={parts}>
      <header className="panel-head">
        <h2>{t('editor.tab.stickers')}</h2>
        <ImportRosterButton />
        <StickersMenu />
      </header>
      {all.length > 0 ? (
        <div className="panel-search">
          <TextInput
            type="search"
            leftSection={<IconSearch size={17} />}
            placeholder={t('stickers.search')}
            aria-label={t('stickers.search')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <FilterChips stickers={all} facts={facts} filter={filter} choose={setFilter} />
          {session.editable('fill') ? <p className="touch-hint">{t('touch.hint')}</p> : null}
        </div>
      ) : null}
      <div className="panel-body" ref={body}>
        <NewUploadsCard />
        <StickerReports />
        {all.length === 0 && session.editable('fill') ? (
          <EmptyState
            title={t('stickers.empty.title')}
            text={t('stickers.empty.text')}
            action={<ImportRosterButton prominent />}
          />
        ) : null}
        {found
          .filter(({ unplaced, placed }) => !searching || unplaced.length + placed.length > 0)
          .map((chapter) => (
            <Chapter key={chapter.section.id} {...chapter} searching={searching} />
          ))}
        {searching && listed.length === 0 ? (
          <p className="panel-hint">
            {search.trim() === '' ? t('stickers.nobody_left') : t('stickers.not_found', { search })}
          </p>
        ) : null}
        {searching ? null : <AddChapter />}
        {searching ? null : <UploadStickersButton />}
      </div>
      <BulkBar />
      <PlaceStickersDialog placing={placing} />
      <DeleteStickers stickerIds={leaving} onClose={() => setLeaving([])} onDelete={choice.clear} />
    </StickersPanelContext>
  );
}
