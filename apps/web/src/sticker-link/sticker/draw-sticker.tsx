/**
 * The one place of the form where React is: the drawing of the album is React, and there is no second renderer. The form
 * around it is Preact, so that nobody waits for this; see docs/decisions/0013.
 */
import type { ImageRecord } from '@figurina/album';
import { StickerArtwork } from '@figurina/drawing';
import '@figurina/drawing/style.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ChosenPhoto } from '../photo/kept-photo.ts';
import type { LinkDesign } from './link-design.ts';

export interface StickerToDraw {
  readonly design: LinkDesign;
  readonly name: string;
  readonly position: string;
  /** Without one it is the empty place. */
  readonly photo: { readonly photo: ChosenPhoto; readonly url: string } | null;
}

export interface StickerDrawing {
  readonly show: (sticker: StickerToDraw) => void;
  readonly end: () => void;
}

const NO_NUMBERS: readonly number[] = [];

/** Draws stickers into an element, in millimetres: 1 px is 1 mm. */
export function drawSticker(host: HTMLElement): StickerDrawing {
  const root = createRoot(host);
  return {
    // At once, so that what is written into the picture's style while fingers move is never overtaken.
    show: (sticker) => flushSync(() => root.render(<Artwork {...sticker} />)),
    // Not while the page around it is being taken down.
    end: () => queueMicrotask(() => root.unmount()),
  };
}

function Artwork({ design: { design, look, portrait, double, size }, name, position, photo }: StickerToDraw) {
  const facts = { name, position, numbers: NO_NUMBERS, double };
  return (
    <div className="fg-leaf fg-trim" style={size}>
      <StickerArtwork
        design={design}
        facts={facts}
        look={look}
        portrait={portrait}
        picture={photo && { image: pictureRecord(photo.photo), url: photo.url, crop: photo.photo.crop }}
      />
    </div>
  );
}

/** A photo that no server knows yet, as the drawing wants it. */
function pictureRecord({ filename, shownWidth, shownHeight }: ChosenPhoto): ImageRecord {
  return {
    id: 'photo',
    model: 'sticker',
    filename,
    blueprint_image: false,
    original_image_id: null,
    tags: [],
    meta: {},
    details: { width: shownWidth, height: shownHeight, face: null },
  };
}
