import { type Crop, type ImageRecord, type Sticker, STICKER_SIZE } from '@figurina/album';
import { type ChosenDesign, StickerArtwork } from '@figurina/drawing';
import { useMemo } from 'react';
import { useEditor } from '../../../session/editor-context.ts';
import { NOBODY, NOBODY_URL } from '../../../parts/nobody.ts';
import { useAlbumStyle } from '../../../session/style/use-album-style.ts';
import { useStickerImage, useStickerNumbers } from '../../../session/stickers/use-sticker.ts';

const WHOLE: Crop = { cx: 0, cy: 0, cscale: 1, crotation: 0 };

interface StickerSampleProps {
  sticker: Sticker;
  design: ChosenDesign;
  /** Pixels a millimetre. */
  scale: number;
  /** Chooses the size of the picture. */
  pixels: number;
  /** Its cell, as it is printed, in place of the sticker. */
  empty?: boolean;
}

/** A sticker as it will be printed; without a photo a nameless figure stands for it. */
export function StickerSample({ sticker, design, scale, pixels, empty = false }: StickerSampleProps) {
  const { imageUrl } = useEditor();
  const { palette, fonts, settings } = useAlbumStyle();
  const look = useMemo(() => ({ palette, fonts }), [palette, fonts]);
  const found = useStickerImage(sticker.image);
  const numbers = useStickerNumbers(sticker.id);
  const { name, position, doubleSticker: double } = sticker;
  const size = double ? STICKER_SIZE.double : STICKER_SIZE.single;
  const image: ImageRecord = found ?? NOBODY;
  const url = found ? imageUrl(found, pixels) : NOBODY_URL;
  return (
    <span className="sticker-sample" style={{ width: size.width * scale, height: size.height * scale }}>
      <span className="fg-leaf fg-trim" style={{ ...size, transform: `scale(${scale})` }}>
        <StickerArtwork
          design={design}
          facts={{ name, position, numbers, double }}
          look={look}
          picture={empty ? null : { image, url, crop: found ? sticker : WHOLE }}
          portrait={settings.portrait}
        />
      </span>
    </span>
  );
}
