/** What the review of a chapter's faces shows: each sticker with a picture, what would become of it, and why. */
import type { AlbumDocument } from '../document/album.ts';
import type { StickerId } from '../document/ids.ts';
import type { Face, ImageRecord } from '../document/image.ts';
import type { Sticker } from '../document/sticker.ts';
import { pictureArea, type PictureArea } from '../stickers/picture-area.ts';
import { frameFace, type FramedFace, type Framing, isAsHigh } from './frame-face.ts';
import { SURE } from './frame-stickers.ts';
import { headOf } from './head.ts';
import { cropMakerOf, pictureOfSticker } from './is-framed.ts';

/**
 * `unsought`: nobody has looked for faces yet. `none`: there is no face. `by_hand`: somebody set the crop, it stays.
 * The others have a face: `unsure` (confidence under 60 %), `several`, `close` (cannot be shown so small, or would be
 * cut), `tilted` (far off the level), `sure`.
 */
export type FaceFinding = 'unsought' | 'none' | 'by_hand' | 'unsure' | 'several' | 'close' | 'tilted' | 'sure';

export interface ReviewedFace {
  readonly sticker: Sticker;
  readonly image: ImageRecord;
  readonly area: PictureArea;
  readonly finding: FaceFinding;
  /** 0 to 1; 0 without a face. */
  readonly confidence: number;
  /** All faces of the picture, the chosen one first. */
  readonly faces: readonly Face[];
  /** With the face that was chosen, or the picture's own. */
  readonly framed: FramedFace | null;
  /** Whether it is set unless somebody says otherwise. */
  readonly byItself: boolean;
}

const FAR_OFF = 15;

/** In the order of the review: the least sure first, what is left alone last. */
export function reviewFaces(
  document: AlbumDocument,
  stickers: readonly Sticker[],
  framing: Framing,
  chosen: ReadonlyMap<StickerId, number> = new Map(),
): ReviewedFace[] {
  return stickers
    .flatMap((sticker) => {
      const image = pictureOfSticker(document, sticker);
      return image ? [reviewed(document, sticker, image, framing, chosen.get(sticker.id as StickerId))] : [];
    })
    .sort((a, b) => rank(a) - rank(b) || a.confidence - b.confidence);
}

function rank({ finding, framed }: ReviewedFace): number {
  if (finding === 'by_hand') return 2;
  return framed ? 0 : 1;
}

function reviewed(
  document: AlbumDocument,
  sticker: Sticker,
  image: ImageRecord,
  framing: Framing,
  choice: number | undefined,
): ReviewedFace {
  const area = pictureArea(document, sticker);
  const { details } = image;
  const known = details.face ? [details.face, ...(details.other_faces ?? [])] : [];
  const faces = choice === undefined ? known : known.toSpliced(choice, 1).toSpliced(0, 0, known[choice]!);
  const face = faces[0];
  const confidence = face ? (face.confidence ?? 1) : 0;
  const framed = face ? frameFace(area, details, face, framing) : null;
  const finding = findingOf();
  return { sticker, image, area, finding, confidence, faces, framed, byItself: isSetByItself() };

  function findingOf(): FaceFinding {
    if (cropMakerOf(document, sticker, image) === 'hand') return 'by_hand';
    if (!face || !framed) return details.other_faces === undefined ? 'unsought' : 'none';
    if (faces.length > 1 && choice === undefined) return 'several';
    if (confidence < SURE) return 'unsure';
    if (!isAsHigh(framed, framing.headHeight)) return 'close';
    return Math.abs(headOf(face, details).tilt) > FAR_OFF ? 'tilted' : 'sure';
  }
  function isSetByItself(): boolean {
    return finding === 'sure' || finding === 'tilted';
  }
}
