import { type ImageRecord, RESOLUTION, STICKER_SIZE, type Sticker, stickerResolution } from '@figurina/album';
import { Tooltip } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMoodOff from '@tabler/icons-react/dist/esm/icons/IconMoodOff.mjs';
import { useI18n } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';

/** Whether a face was found, and up to which size the picture prints sharp. */
export function PhotoFacts({ sticker, image }: { sticker: Sticker; image: ImageRecord }) {
  const { store } = useEditor();
  const { t, locale } = useI18n();
  const ppi = stickerResolution(store.document, sticker);
  if (ppi === null) return null;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const size = sticker.doubleSticker ? STICKER_SIZE.double : STICKER_SIZE.single;
  const centimetres = (millimetres: number): string => {
    const sharp = (millimetres * ppi) / RESOLUTION.soft / 10;
    return number.format(sharp >= 10 ? Math.floor(sharp) : Math.floor(sharp * 10) / 10);
  };
  const sharp = t('images.sharp', { width: centimetres(size.width), height: centimetres(size.height) });
  const isLow = ppi < RESOLUTION.minimum;
  const { face } = image.details;
  return (
    <ul className="photo-facts">
      <li>
        {face ? <IconCheck size={16} aria-hidden /> : <IconMoodOff size={16} aria-hidden />}
        {face ? t('sticker.face.found') : t('sticker.face.none')}
      </li>
      <li data-low={ppi < RESOLUTION.soft || undefined}>
        {ppi < RESOLUTION.soft ? (
          <Tooltip label={t('images.low')}>
            <IconAlertTriangle size={16} role="img" aria-label={t('images.low')} />
          </Tooltip>
        ) : (
          <IconCheck size={16} aria-hidden />
        )}
        {isLow ? t('sticker.photo.low', { sharp }) : sharp}
      </li>
    </ul>
  );
}
