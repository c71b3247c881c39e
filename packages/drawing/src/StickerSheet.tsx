import { STICKER_SIZE, stickerLayout, type StickerId } from '@figurina/album';
import { memo, useMemo, type ReactNode } from 'react';
import { shownSide } from './nodes/shown-side.ts';
import { useReader, useSource } from './read/album-reader.ts';
import { designIn } from './stickers/designs/index.ts';
import { StickerArtwork } from './stickers/StickerArtwork.tsx';

/** One sticker at its own size in millimetres with the bleed of the reader's mode around it: what is printed and cut. */
export const StickerSheet = memo(function StickerSheet({ stickerId }: { stickerId: StickerId }): ReactNode {
  const reader = useReader();
  const sticker = useSource(reader.sticker(stickerId));
  const numbers = useSource(reader.stickerNumbers(stickerId));
  const palette = useSource(reader.palette);
  const fonts = useSource(reader.fonts);
  const settings = useSource(reader.settings);
  const image = useSource(reader.image(sticker?.image ?? null));
  const size = sticker?.doubleSticker ? STICKER_SIZE.double : STICKER_SIZE.single;
  const url = useSource(reader.imageUrl(image, shownSide({ ...size, scale: 1, cscale: sticker?.cscale ?? 1 })));
  const look = useMemo(() => ({ palette, fonts }), [palette, fonts]);
  if (!sticker) return null;
  const bleed = Math.ceil(reader.mode.bleed);
  return (
    <section
      className="fg-spread"
      data-sticker={stickerId}
      style={{
        width: size.width + 2 * bleed,
        height: size.height + 2 * bleed,
        transform: `translate(${-bleed}px,${-bleed}px)`,
      }}
    >
      <div className="fg-leaf" style={{ transform: `translate(${bleed}px,${bleed}px)` }}>
        <StickerArtwork
          design={designIn(stickerLayout(settings, sticker))}
          facts={{ name: sticker.name, position: sticker.position, numbers, double: sticker.doubleSticker }}
          look={look}
          picture={image && url !== null ? { image, url, crop: sticker } : null}
          portrait={settings.portrait}
        />
      </div>
    </section>
  );
});
