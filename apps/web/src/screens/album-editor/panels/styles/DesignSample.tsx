import { type Crop, type ImageRecord, type Portrait, STICKER_SIZE } from '@figurina/album';
import { chooseDesign, StickerArtwork } from '@figurina/drawing';
import { useMemo, useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { NOBODY, NOBODY_URL } from '../../parts/nobody.ts';
import type { SamplePerson } from './sample-people.ts';
import { useAlbumStyle } from '../../session/style/use-album-style.ts';

interface DesignSampleProps {
  /** `<design>` or `<design>:<variant>`. */
  layout: string;
  double: boolean;
  person: SamplePerson | undefined;
  /** Shown while the person has none. */
  number: number;
  /** Pixels a millimetre. */
  scale: number;
  /** The cell that waits for the sticker. */
  empty?: boolean;
  /** The album's, when absent. */
  portrait?: Portrait | undefined;
}

const WHOLE: Crop = { cx: 0, cy: 0, cscale: 1, crotation: 0 };

/** A small sticker in a design, or its cell, with somebody of the album or a nameless figure. */
export function DesignSample({ layout, double, person, number, scale, empty = false, portrait }: DesignSampleProps) {
  const { facts, imageUrl } = useEditor();
  const t = useT();
  const { palette, fonts, settings } = useAlbumStyle();
  const album = useSyncExternalStore(facts.album.subscribe, facts.album.get);
  const look = useMemo(() => ({ palette, fonts }), [palette, fonts]);
  const design = useMemo(() => chooseDesign(layout, 'default'), [layout]);
  const size = double ? STICKER_SIZE.double : STICKER_SIZE.single;
  const own = person ? album.stickerNumbers(person.sticker.id) : [];
  const numbers = double ? [own[0] ?? number, (own[0] ?? number) + 1] : [own[0] ?? number];
  const image: ImageRecord = person?.image ?? NOBODY;
  const url = person ? imageUrl(person.image, size.width * scale * window.devicePixelRatio) : NOBODY_URL;
  // A crop is made for the frame of the sticker's own size.
  const crop: Crop = person && person.sticker.doubleSticker === double ? person.sticker : WHOLE;
  return (
    <span className="styles-sample" style={{ width: size.width * scale, height: size.height * scale }}>
      <span className="fg-leaf fg-trim" style={{ ...size, transform: `scale(${scale})` }}>
        <StickerArtwork
          design={design}
          facts={{
            name: person?.sticker.name ?? t('styles.sample.name'),
            position: person?.sticker.position ?? t('styles.sample.position'),
            numbers,
            double,
          }}
          look={look}
          picture={empty ? null : { image, url, crop }}
          portrait={portrait ?? settings.portrait}
        />
      </span>
    </span>
  );
}
