import { autoPlaceStickers, type NodeOf, renameSection, type Sticker } from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { ChapterMenu } from './ChapterMenu.tsx';
import { StickerRows } from './StickerRows.tsx';

interface ChapterProps {
  section: NodeOf<'Section'>;
  stickers: readonly Sticker[];
  count: number;
  searching: boolean;
}

/** A chapter of the list: who is not placed yet, then everybody else in the order of the numbers. */
export function Chapter({ section, stickers, count, searching }: ChapterProps) {
  const session = useEditor();
  const t = useT();
  const [open, setOpen] = useState(true);
  const [renaming, setRenaming] = useState(false);
  const numbers = session.facts.album.get().stickerNumbers;
  const unplaced = stickers.filter((sticker) => numbers(sticker.id).length === 0);
  const placed = stickers
    .filter((sticker) => numbers(sticker.id).length > 0)
    .toSorted((a, b) => numbers(a.id)[0]! - numbers(b.id)[0]!);
  const shown = open || searching;
  async function placeAll(): Promise<void> {
    const layouts = await session.layouts();
    session.run(
      'steps.place',
      (document) =>
        autoPlaceStickers(document, { sectionId: section.id, addSpreads: true, layouts, makeId: session.makeId }).patch,
    );
  }
  return (
    <section className="chapter" aria-label={section.props.name}>
      <div className="chapter-head">
        {renaming ? (
          <RenameChapter section={section} done={() => setRenaming(false)} />
        ) : (
          <h3 className="chapter-title">
            <UnstyledButton className="chapter-toggle" aria-expanded={shown} onClick={() => setOpen(!open)}>
              {shown ? <IconChevronUp size={17} /> : <IconChevronDown size={17} />}
              <span>{section.props.name || t('stickers.unnamed_chapter')}</span>
              <span className="chapter-count" aria-label={t('stickers.count', { count })}>
                {count}
              </span>
            </UnstyledButton>
          </h3>
        )}
        <ChapterMenu section={section} rename={() => setRenaming(true)} />
      </div>
      {shown && unplaced.length > 0 ? (
        <div className="unplaced">
          <div className="unplaced-head">
            <span>{t('stickers.unplaced', { count: unplaced.length })}</span>
            {session.editable() ? (
              <UnstyledButton className="panel-link" onClick={() => void placeAll()}>
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
          label={t('stickers.placed_in', { name: section.props.name })}
          numberOf={(sticker) => numbers(sticker.id).join(' + ')}
        />
      ) : null}
      {shown && count === 0 ? <p className="panel-hint chapter-nobody">{t('stickers.chapter.nobody')}</p> : null}
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
