import type { Face, ReviewedFace } from '@figurina/album';
import { ActionIcon, Button } from '@mantine/core';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconFaceError from '@tabler/icons-react/dist/esm/icons/IconFaceIdError.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { type KeyboardEvent, useRef } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { FacePreview } from './FacePreview.tsx';
import { useInView } from '../../../../../app/in-view.ts';

interface FaceCardProps {
  row: ReviewedFace;
  isSet: boolean;
  failed: boolean;
  /** Whether the eyes are brought to one line, which is drawn then. */
  level: boolean;
  width: number;
  editable: boolean;
  toggle: (row: ReviewedFace) => void;
  choose: (row: ReviewedFace, face: Face) => void;
  openCrop: (row: ReviewedFace) => void;
  retry: () => void;
}

/** One sticker: as it is, as it would be, how sure that is, and whether it is set. */
export function FaceCard(props: FaceCardProps) {
  const { row, isSet, failed, level, width, editable, toggle, choose, openCrop, retry } = props;
  const t = useT();
  const card = useRef<HTMLLIElement>(null);
  // Pictures are only there while the card is near what one sees.
  const near = useInView(card, { ahead: '600px' });
  const { sticker, image, area, framed, faces, finding, confidence } = row;
  const stays = !isSet;
  const canBeSet = framed !== null && finding !== 'by_hand';
  const height = (width / area.width) * area.height;
  const label = isSet ? t('faces.set') : canBeSet ? t('faces.set_anyway') : t('faces.stays');
  const reason = failed ? 'failed' : finding;

  function keys(event: KeyboardEvent): void {
    const isToggle = (event.target as HTMLElement).dataset['faceToggle'] !== undefined;
    if (event.key !== 'Enter' || !isToggle) return;
    event.preventDefault();
    openCrop(row);
  }
  return (
    <li ref={card} className="face-card" data-set={isSet || undefined} onKeyDown={keys}>
      <div className="face-pair" style={{ minHeight: height + 22 }}>
        {near ? (
          <>
            <figure>
              <FacePreview image={image} area={area} crop={sticker} width={width}>
                {faces.length > 1 && editable && finding !== 'by_hand' ? (
                  <FaceChoice row={row} choose={(face) => choose(row, face)} />
                ) : null}
              </FacePreview>
              <figcaption>{t('faces.before')}</figcaption>
            </figure>
            <IconArrowRight size={18} aria-hidden />
            <figure data-stays={stays || undefined}>
              <FacePreview
                image={image}
                area={area}
                crop={stays || !framed ? sticker : framed.crop}
                width={width}
                eyesOf={stays || !level ? undefined : faces[0]}
              >
                {stays && finding !== 'by_hand' ? <IconFaceError className="face-stays" size={34} aria-hidden /> : null}
              </FacePreview>
              <figcaption>{stays ? t('faces.stays') : t('faces.after')}</figcaption>
            </figure>
          </>
        ) : null}
      </div>
      <div className="face-who">
        <strong>{sticker.name}</strong>
        {confidence > 0 ? (
          <b data-sure={confidence < 0.6 ? 'no' : confidence < 0.8 ? 'fairly' : 'yes'}>
            {t('faces.confidence', { share: Math.round(confidence * 100) })}
          </b>
        ) : null}
      </div>
      <p className="face-why">{t(`faces.finding.${reason}`, { count: faces.length })}</p>
      <div className="face-do">
        {failed ? (
          <Button variant="default" radius="xl" leftSection={<IconRefresh size={16} aria-hidden />} onClick={retry}>
            {t('common.retry')}
          </Button>
        ) : (
          <Button
            data-face-toggle=""
            radius="xl"
            color="pitch.8"
            variant={isSet ? 'filled' : 'default'}
            leftSection={isSet ? <IconCheck size={16} aria-hidden /> : null}
            aria-pressed={isSet}
            aria-label={t('faces.toggle', { name: sticker.name, state: label })}
            disabled={!canBeSet || !editable}
            onClick={() => toggle(row)}
          >
            {label}
          </Button>
        )}
        <ActionIcon
          variant="default"
          radius="xl"
          size={34}
          aria-label={t('faces.open_crop', { name: sticker.name })}
          onClick={() => openCrop(row)}
        >
          <IconAdjustments size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
