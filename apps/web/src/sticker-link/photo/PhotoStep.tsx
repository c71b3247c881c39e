/** @jsxImportSource preact */
import { UNCROPPED } from '@figurina/album';
import { type ComponentChildren } from 'preact';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { useForm, useT } from '../form-context.ts';
import { Icon } from '../parts/Icon.tsx';
import { StepPage } from '../parts/StepPage.tsx';
import { useLinkDesign } from '../sticker/use-link-design.ts';
import { CropStage } from './CropStage.tsx';
import { detectFace } from './detect-face.ts';
import { heldCrop, portraitCrop } from './hold-crop.ts';
import { PhotoChecks } from './PhotoChecks.tsx';
import { openPhoto } from './photo-desk.ts';
import type { PhotoFault } from './photo-messages.ts';
import { PhotoSources } from './PhotoSources.tsx';
import { usePhoto } from './use-photo.ts';

/** Below the checks it may lie under the lower edge. */
const showWhole = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

export function PhotoStep(): ComponentChildren {
  const t = useT();
  const { token, api, form, change, goOn } = useForm();
  const { frame } = useLinkDesign();
  const [photo, keep] = usePhoto(token);
  const [isOpening, setOpening] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const [fault, setFault] = useState<PhotoFault | null>(null);
  /** Answers about an older photo come too late. */
  const newest = useRef<Blob | null>(null);
  /** Somebody who has begun to crop is not interrupted by a face that is found late. */
  const untouched = useRef(true);

  const choose = useCallback(
    async (file: File): Promise<void> => {
      newest.current = file;
      untouched.current = true;
      setOpening(true);
      setFault(null);
      const opened = await openPhoto(file, file.name);
      if (newest.current !== file) return;
      setOpening(false);
      if (!opened.ok) return setFault(opened.fault);
      const size = { width: opened.photo.width, height: opened.photo.height };
      const chosen = { ...opened.photo, crop: heldCrop(frame, size, UNCROPPED) };
      keep(chosen);
      // Another photo is another upload.
      change({ clientId: crypto.randomUUID(), uploadUrl: null });
      setLooking(true);
      const face = await detectFace(api, token, chosen.shown);
      if (newest.current !== file) return;
      setLooking(false);
      if (face === undefined) return;
      keep((now) => ({ ...now, face, ...(untouched.current && face && { crop: portraitCrop(frame, size, face) }) }));
    },
    [api, token, frame, keep, change],
  );
  const touch = useCallback(() => void (untouched.current = false), []);
  useEffect(() => () => void (newest.current = null), []);

  return (
    <StepPage
      title={t(photo ? 'contribute.photo.title.fits' : 'contribute.photo.title')}
      footer={
        photo ? (
          <button type="button" className="sl-commit" disabled={isOpening} onClick={goOn}>
            {t('contribute.next')}
          </button>
        ) : null
      }
    >
      {photo ? (
        <>
          <CropStage
            key={form.clientId}
            photo={photo}
            onTouch={touch}
            onCrop={(crop) => keep((now) => ({ ...now, crop }))}
          />
          <PhotoChecks photo={photo} frame={frame} isLooking={isLooking} />
          {photo.scaledDown && <p className="sl-hint">{t('contribute.photo.scaled')}</p>}
        </>
      ) : (
        <>
          <p className="sl-under">{t('contribute.photo.hint')}</p>
          <div className="sl-empty">
            <Icon name="face" />
          </div>
        </>
      )}
      <p role="status" className={isOpening ? 'sl-hint' : 'sl-hidden'}>
        {isOpening ? t('contribute.photo.opening') : ''}
      </p>
      {fault && (
        <p ref={showWhole} role="alert" className="sl-notice">
          {t(`contribute.fault.${fault}`)} {photo && t('contribute.fault.kept')}
        </p>
      )}
      <PhotoSources again={Boolean(photo)} onFile={(file) => void choose(file)} />
    </StepPage>
  );
}
