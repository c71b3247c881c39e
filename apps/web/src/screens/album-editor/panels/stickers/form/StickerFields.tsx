import { changeSticker, type Sticker, type StickerChange, type StickerId, unprintable } from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { type CSSProperties, useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { chapterChoices } from '../../../session/stickers/chapter-choices.ts';
import { useFillable, useStickerNumbers } from '../../../session/stickers/use-sticker.ts';
import { useStickerLists } from '../../../session/stickers/use-sticker-lists.ts';
import type { Colleague } from './use-editing-sticker.ts';

/** Name, position, chapter and size of a sticker. Every key is saved; what is typed in one go is one step of undo. */
export function StickerFields({
  sticker,
  colleagues = [],
}: {
  sticker: Sticker;
  /** Who else has it open: the fields they are in are ringed. */
  colleagues?: readonly Colleague[];
}) {
  const session = useEditor();
  const t = useT();
  const editable = useFillable(sticker);
  const chapters = useStickerLists();
  const [first] = useStickerNumbers(sticker.id);
  const id = sticker.id as StickerId;
  const change = (label: string, fields: StickerChange, merge?: string): void =>
    void session.run(
      label,
      (document) => changeSticker(document, { stickerId: id, change: fields, makeId: session.makeId }),
      merge,
    );
  const marked = (field: string) => ({
    'data-field': field,
    style: ringOf(colleagues.find((colleague) => colleague.field === field)),
  });
  return (
    <div className="sticker-fields">
      <StickerText
        {...marked('name')}
        label={t('sticker.name')}
        value={sticker.name}
        max={LIMITS.stickerName}
        required
        disabled={!editable}
        save={(name) => change('steps.sticker_name', { name }, `sticker-name:${id}`)}
      />
      <StickerText
        {...marked('position')}
        label={t('sticker.position')}
        value={sticker.position}
        max={LIMITS.stickerPosition}
        disabled={!editable}
        save={(position) => change('steps.sticker_position', { position }, `sticker-position:${id}`)}
      />
      <NativeSelect
        wrapperProps={marked('chapter')}
        label={t('sticker.chapter')}
        data={chapterChoices(chapters, sticker.sectionId, t('stickers.unnamed_chapter'))}
        value={sticker.sectionId}
        disabled={!editable}
        onChange={(event) => change('steps.sticker_chapter', { sectionId: event.currentTarget.value })}
      />
      <Switch
        className="sticker-double"
        wrapperProps={marked('double')}
        label={first === undefined ? t('sticker.double.unplaced') : t('sticker.double', { first, second: first + 1 })}
        checked={sticker.doubleSticker}
        disabled={!editable}
        onChange={(event) => change('steps.sticker_double', { doubleSticker: event.currentTarget.checked })}
      />
    </div>
  );
}

/** In the colour of whoever is in the field. */
function ringOf(colleague: Colleague | undefined): CSSProperties | undefined {
  return colleague && { borderRadius: 8, outline: `2px solid ${colleague.color}`, outlineOffset: 4 };
}

interface StickerTextProps {
  'data-field': string;
  style: CSSProperties | undefined;
  label: string;
  value: string;
  max: number;
  required?: boolean;
  disabled: boolean;
  save: (text: string) => void;
}

/** A text of the sticker with its counter. An empty name is not saved: the one before stays. */
function StickerText({ label, value, max, required = false, disabled, save, ...marks }: StickerTextProps) {
  const { history } = useEditor();
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && (typed.trim() === value || (required && typed.trim() === '')) ? typed : value;
  const error = required && shown.trim() === '' ? t('sticker.name.required') : null;
  const letters = unprintable(shown).join(' ');
  return (
    <TextInput
      wrapperProps={marks}
      label={label}
      required={required}
      maxLength={max}
      disabled={disabled}
      value={shown}
      error={error}
      description={letters === '' ? null : <span role="status">{t('sticker.unprintable', { letters })}</span>}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSection={
        <span className="sticker-counter" aria-hidden="true">
          {shown.length}/{max}
        </span>
      }
      rightSectionWidth={58}
      onFocus={() => history.endMerging()}
      onBlur={() => {
        history.endMerging();
        // What was left empty says so until something is typed.
        if (!error) setTyped(null);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        if (!required || text.trim() !== '') save(text);
      }}
    />
  );
}
