import { type NodeOf, renameSection, type Sticker } from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconFaceId from '@tabler/icons-react/dist/esm/icons/IconFaceId.mjs';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useState } from 'react';
import { useKeptFocus } from '../../../../app/use-kept-focus.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { ChapterMenu } from '../../actions/chapters/ChapterMenu.tsx';
import { ChapterNews } from './ChapterNews.tsx';
import { useStickersPanel } from './panel-context.ts';
import { panelMemory } from './panel-memory.ts';
import { StickerRows } from './StickerRows.tsx';

interface ChapterProps {
  section: NodeOf<'Section'>;
  unplaced: readonly Sticker[];
  placed: readonly Sticker[];
  /** Of all its stickers, found or not. */
  count: number;
  searching: boolean;
}

/** A chapter of the list: who is not placed yet, then everybody else in the order of the numbers. */
export function Chapter({ section, unplaced, placed, count, searching }: ChapterProps) {
  const session = useEditor();
  const t = useT();
  const { place, newSticker, uploadPhotos } = useStickersPanel();
  const { closed } = panelMemory(session);
  const [open, setOpen] = useState(!closed.has(section.id));
  const [renaming, setRenaming] = useState(false);
  const { box, used } = useKeptFocus(!renaming);
  const numbers = session.facts.album.get().stickerNumbers;
  const shown = open || searching;
  const name = section.props.name || t('stickers.unnamed_chapter');
  function toggle(): void {
    if (open) closed.add(section.id);
    else closed.delete(section.id);
    setOpen(!open);
  }
  return (
    <section className="chapter" aria-label={name}>
      <div className="chapter-head" ref={box}>
        {renaming ? (
          <RenameChapter section={section} done={() => setRenaming(false)} />
        ) : (
          <h3 className="chapter-title">
            <UnstyledButton className="chapter-toggle" aria-expanded={shown} onClick={toggle}>
              {shown ? <IconChevronUp size={17} /> : <IconChevronDown size={17} />}
              <span>{name}</span>
              <span className="chapter-count" aria-label={t('stickers.count', { count })}>
                {count}
              </span>
            </UnstyledButton>
          </h3>
        )}
        <ChapterNews chapter={section.id} name={name} />
        <ChapterMenu
          section={section}
          rename={() => {
            used();
            setRenaming(true);
          }}
          more={[
            { kind: 'action', label: t('sticker.new'), icon: IconUserPlus, run: () => newSticker(section.id) },
            { kind: 'action', label: t('stickers.upload'), icon: IconPhotoUp, run: () => uploadPhotos(section.id) },
            {
              kind: 'action',
              label: t('actions.sticker.align_faces'),
              icon: IconFaceId,
              disabled: [...unplaced, ...placed].every(({ image }) => image === null),
              run: () => session.windows.open({ kind: 'faces', chapter: section.id }),
            },
          ]}
        />
      </div>
      {shown && unplaced.length > 0 ? (
        <div className="unplaced">
          <div className="unplaced-head">
            <span>{t('stickers.unplaced', { count: unplaced.length })}</span>
            {session.editable('fill', section.id) ? (
              <UnstyledButton className="panel-link fig-reach" onClick={() => place({ sectionId: section.id })}>
                {t('stickers.place_all')}
              </UnstyledButton>
            ) : null}
          </div>
          <StickerRows
            stickers={unplaced}
            label={t('stickers.unplaced', { count: unplaced.length })}
            numberOf={() => ''}
          />
        </div>
      ) : null}
      {shown && placed.length > 0 ? (
        <StickerRows
          stickers={placed}
          label={t('stickers.placed_in', { name })}
          numberOf={(sticker) => numbers(sticker.id).join(' + ')}
        />
      ) : null}
      {shown && count === 0 ? (
        <p className="panel-hint chapter-nobody">
          {t('stickers.chapter.nobody')}{' '}
          {session.editable('fill', section.id) ? (
            <UnstyledButton className="fig-text-link" onClick={() => newSticker(section.id)}>
              {t('sticker.new')}
            </UnstyledButton>
          ) : null}
        </p>
      ) : null}
    </section>
  );
}

function RenameChapter({ section, done }: { section: NodeOf<'Section'>; done: () => void }) {
  const session = useEditor();
  const t = useT();
  const [name, setName] = useState(section.props.name);
  function save(): void {
    const next = name.trim();
    if (next !== '' && next !== section.props.name)
      session.run('steps.section_rename', (document) => renameSection(document, { sectionId: section.id, name: next }));
    done();
  }
  return (
    <input
      className="chapter-input"
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      maxLength={LIMITS.sectionName}
      aria-label={t('stickers.chapter_name')}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
        if (event.key === 'Escape') done();
      }}
    />
  );
}
