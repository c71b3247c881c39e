import { type ImageId, type StickerId } from '@figurina/album';
import { LIMITS, type StickerUpload } from '@figurina/contract';
import { formatRelativeTime } from '@figurina/locales';
import { Button, NativeSelect, Slider, TextInput, UnstyledButton } from '@mantine/core';
import IconCameraRotate from '@tabler/icons-react/dist/esm/icons/IconCameraRotate.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconInfo from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconCrop from '@tabler/icons-react/dist/esm/icons/IconCrop.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useNow } from '../../../../../app/use-now.ts';
import { useI18n } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { MatchBox } from './MatchBox.tsx';
import { faultOf, type UploadDraft } from '../../../session/collecting/upload-draft.ts';
import { uploadMatchesOf } from '../../../session/collecting/upload-matches.ts';
import { UploadPreview } from './UploadPreview.tsx';
import { useSwipe } from './use-swipe.ts';

const PREVIEW_PX = { small: 176, cropping: 300 };

export interface UploadCardProps {
  upload: StickerUpload;
  draft: UploadDraft;
  change: (part: Partial<UploadDraft>) => void;
  isAccepted: boolean;
  failure: string | undefined;
  /** One tab stop for all cards: this one has it. */
  isCurrent: boolean;
  busy: boolean;
  accept: () => void;
  retake: () => void;
  reject: () => void;
  reopen: () => void;
  remove: () => void;
}

/** One photo that came in: the sticker it makes, whose it is, and the three decisions. */
export function UploadCard(props: UploadCardProps) {
  const { upload, draft, change, isAccepted, failure, isCurrent, busy, accept, retake, reject } = props;
  const session = useEditor();
  const { store } = session;
  const { t, locale } = useI18n();
  const now = useNow();
  const [cropping, setCropping] = useState(false);
  const { document } = store;
  const matches = uploadMatchesOf(session).matches(upload);
  const sticker = draft.stickerId === null ? undefined : document.stickers.get(draft.stickerId as StickerId);
  const fault = faultOf(draft, document);
  const name = sticker?.name ?? draft.name;
  const position = sticker?.position || draft.position;
  const trouble = failure ?? (fault === 'sticker_gone' ? t('collect.fault.sticker_gone') : undefined);
  const isOpen = upload.state === 'new';
  const swipe = useSwipe({ right: () => fault === null && accept(), left: retake });
  const before = sticker?.image ? document.images.get(sticker.image as ImageId) : undefined;
  const title = name || t('collect.nameless');
  return (
    <article
      className="upload-card"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={title}
      data-upload={upload.id}
      data-accepted={isAccepted || undefined}
      {...swipe}
    >
      <div className="upload-body">
        <div className="upload-picture">
          <UploadPreview
            upload={upload}
            name={name}
            position={position}
            layout={sticker?.stickerLayout ?? 'default'}
            double={sticker?.doubleSticker ?? false}
            crop={draft.crop}
            changeCrop={cropping && isOpen ? (crop) => change({ crop }) : null}
            height={cropping ? PREVIEW_PX.cropping : PREVIEW_PX.small}
          />
          {cropping ? (
            <Slider
              min={1}
              max={4}
              step={0.01}
              label={null}
              thumbLabel={t('collect.crop.zoom')}
              value={draft.crop.cscale}
              onChange={(cscale) => change({ crop: { ...draft.crop, cscale } })}
            />
          ) : (
            <b className="upload-new" aria-hidden="true">
              {t('collect.new')}
            </b>
          )}
          {before && !cropping ? <Before image={before} /> : null}
        </div>
        <div className="upload-fields">
          <div className="upload-head">
            <span>{formatRelativeTime(locale, upload.created_at, now)}</span>
            {isOpen ? (
              <UnstyledButton className="fig-text-link" aria-pressed={cropping} onClick={() => setCropping(!cropping)}>
                {cropping ? <IconCheck size={16} aria-hidden /> : <IconCrop size={16} aria-hidden />}
                {cropping ? t('collect.crop.done') : t('collect.crop')}
              </UnstyledButton>
            ) : null}
          </div>
          <TextInput
            label={t('collect.name')}
            maxLength={LIMITS.stickerName}
            readOnly={sticker !== undefined || !isOpen}
            description={sticker ? t('collect.from_roster') : undefined}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            error={fault === 'name_missing' ? t('collect.fault.name_missing') : undefined}
            value={name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextInput
            label={t('collect.position')}
            maxLength={LIMITS.stickerPosition}
            placeholder={t('collect.position.empty')}
            readOnly={(sticker !== undefined && sticker.position !== '') || !isOpen}
            value={position}
            onChange={(event) => change({ position: event.currentTarget.value })}
          />
          {sticker ? null : (
            <ChapterChoice draft={draft} change={change} disabled={!isOpen} gone={fault === 'section_gone'} />
          )}
          {isOpen ? (
            <MatchBox
              matches={matches}
              stickerId={draft.stickerId}
              match={(stickerId) => change({ stickerId })}
              disabled={busy}
            />
          ) : null}
        </div>
      </div>
      <Notes upload={upload} isNew={sticker === undefined} />
      {trouble ? (
        <p className="upload-failure" role="alert">
          {trouble}
        </p>
      ) : null}
      {isOpen ? (
        <div className="upload-decisions" role="group" aria-label={t('collect.decide', { name: title })}>
          <Button
            variant={isAccepted ? 'filled' : 'default'}
            color="pitch.7"
            aria-pressed={isAccepted}
            disabled={fault !== null || busy}
            leftSection={<IconCheck size={17} aria-hidden />}
            onClick={accept}
          >
            {t('collect.accept')}
          </Button>
          <Button
            variant="default"
            disabled={busy}
            leftSection={<IconCameraRotate size={17} aria-hidden />}
            onClick={retake}
          >
            {t('collect.retake')}
          </Button>
          <Button
            variant="default"
            className="upload-reject"
            disabled={busy}
            leftSection={<IconX size={17} aria-hidden />}
            onClick={reject}
          >
            {t('collect.reject')}
          </Button>
        </div>
      ) : (
        <div className="upload-decisions">
          <Button variant="default" disabled={busy} onClick={props.reopen}>
            {t('collect.reopen')}
          </Button>
          <Button variant="default" className="fig-danger" disabled={busy} onClick={props.remove}>
            {t('collect.delete')}
          </Button>
        </div>
      )}
    </article>
  );
}

function Before({ image }: { image: Parameters<ReturnType<typeof useEditor>['imageUrl']>[0] }) {
  const { imageUrl } = useEditor();
  const { t } = useI18n();
  return (
    <figure className="upload-before">
      <img src={imageUrl(image, 100)} alt="" />
      <figcaption>{t('collect.before')}</figcaption>
    </figure>
  );
}

function ChapterChoice(props: {
  draft: UploadDraft;
  change: (part: Partial<UploadDraft>) => void;
  disabled: boolean;
  gone: boolean;
}) {
  const { facts } = useEditor();
  const { t } = useI18n();
  const chapters = facts.chapters.get().filter(({ isStatic }) => !isStatic);
  return (
    <NativeSelect
      label={t('cockpit.col.chapter')}
      disabled={props.disabled}
      error={props.gone ? t('collect.fault.section_gone') : undefined}
      value={props.gone ? '' : (props.draft.sectionId ?? '')}
      onChange={(event) => props.change({ sectionId: event.currentTarget.value || null })}
      data={[
        { value: '', label: t('collect.chapter.unknown') },
        ...chapters.map(({ id, name }) => ({ value: id as string, label: name || t('stickers.unnamed_chapter') })),
      ]}
    />
  );
}

/** What one should know before deciding. */
function Notes({ upload, isNew }: { upload: StickerUpload; isNew: boolean }) {
  const { t } = useI18n();
  const whole = `${upload.name} ${upload.last_name}`.trim();
  const shortened = isNew && upload.state === 'new' && whole.length > LIMITS.stickerName;
  const notes = [
    upload.same_picture_as.length > 0 ? t('collect.same_picture') : '',
    upload.face_sought && !upload.image.details.face ? t('collect.no_face') : '',
    shortened ? t('collect.shortened', { name: whole }) : '',
    upload.consent.minor ? t('collect.minor', { name: upload.consent.guardian }) : '',
    upload.state === 'needs_retake' && upload.retake_reason
      ? t('collect.retake_reason', { reason: upload.retake_reason })
      : '',
  ].filter(Boolean);
  return notes.map((note) => (
    <p key={note} className="upload-note">
      <IconInfo size={16} aria-hidden /> {note}
    </p>
  ));
}
