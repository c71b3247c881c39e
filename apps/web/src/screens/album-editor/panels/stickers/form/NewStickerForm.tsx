import { addSticker, type NodeId, type StickerId } from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { chapterChoices } from '../../../session/stickers/chapter-choices.ts';
import { stickerAddress, stickersAddress } from '../../../session/stickers/sticker-address.ts';
import { useStickerLists } from '../../../session/stickers/use-sticker-lists.ts';
import './stickers.css';

const NO_CHAPTER = '';

/** Asks who is new. Without a name nothing is made; without a chapter it goes into the untitled one. */
export function NewStickerForm({ chapter, isMobile }: { chapter: string | undefined; isMobile: boolean }) {
  const session = useEditor();
  const t = useT();
  const navigate = useNavigate();
  const choices = chapterChoices(useStickerLists(), null, t('stickers.unnamed_chapter')).filter(({ value }) =>
    session.editable('fill', value as NodeId),
  );
  const albumId = session.meta.get().id;
  const titleId = useId();
  const [name, setName] = useState('');
  const [position, setPosition] = useState('');
  const [section, setSection] = useState(
    choices.some(({ value }) => value === chapter) ? chapter! : (choices[0]?.value ?? NO_CHAPTER),
  );
  const [asked, setAsked] = useState(false);
  // Whoever has no chapter gets one, which is made.
  const makesChapters = session.editable('design', 'album');
  const close = (): void => void navigate(stickersAddress(albumId));

  function make(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '') return;
    const id = session.makeId() as StickerId;
    const made = session.run('steps.sticker_new', (document) =>
      addSticker(document, {
        id,
        name,
        position,
        sectionId: section === NO_CHAPTER ? null : (section as NodeId),
        untitled: t('roster.unnamed_chapter'),
        makeId: session.makeId,
        now: new Date().toISOString(),
      }),
    );
    if (made) void navigate(stickerAddress(albumId, id), { replace: true });
  }
  return (
    <form
      className="sticker-form sticker-form-new"
      data-page={isMobile || undefined}
      role="dialog"
      aria-labelledby={titleId}
      noValidate
      onSubmit={make}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <header className="sticker-head">
        <div className="sticker-head-name">
          <h2 id={titleId}>{t('sticker.new')}</h2>
        </div>
        <ActionIcon variant="subtle" size={40} radius="xl" aria-label={t('common.close')} onClick={close}>
          <IconX size={20} />
        </ActionIcon>
      </header>
      <div className="sticker-fields">
        <TextInput
          label={t('sticker.name')}
          required
          autoFocus
          maxLength={LIMITS.stickerName}
          value={name}
          error={asked && name.trim() === '' ? t('sticker.name.required') : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={t('sticker.position')}
          maxLength={LIMITS.stickerPosition}
          value={position}
          onChange={(event) => setPosition(event.currentTarget.value)}
        />
        <NativeSelect
          label={t('sticker.chapter')}
          value={section}
          data={makesChapters ? [...choices, { value: NO_CHAPTER, label: t('roster.unnamed_chapter') }] : choices}
          onChange={(event) => setSection(event.currentTarget.value)}
        />
      </div>
      <footer className="sticker-foot">
        <Button variant="default" radius="xl" onClick={close}>
          {t('common.cancel')}
        </Button>
        <StampButton type="submit">{t('sticker.make')}</StampButton>
      </footer>
    </form>
  );
}
