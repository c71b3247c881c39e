import type { PublicStickerLink } from '@figurina/contract';
import { renderSticker } from '@figurina/drawing';
import { fullName } from '@figurina/album/names';
import type { Answers } from '../answers.ts';
import type { ChosenPhoto } from '../photo/kept-photo.ts';
import { linkDesign } from './link-design.ts';

interface StickerToSave {
  readonly link: Pick<PublicStickerLink, 'look' | 'person'>;
  readonly answers: Answers;
  readonly photo: ChosenPhoto;
}

/** Wide enough to look sharp on any screen. */
const WIDTH = 1000;

/** The sticker as the album draws it, as a PNG. */
export async function canvasSticker({ link, answers, photo }: StickerToSave): Promise<Blob> {
  const { design, look, portrait, double } = linkDesign(link);
  const facts = { name: fullName(answers), position: answers.position.trim(), numbers: [], double };
  const bitmap = await createImageBitmap(photo.file, { imageOrientation: 'from-image' });
  try {
    const picture = { bitmap, size: { width: photo.width, height: photo.height }, crop: photo.crop };
    const canvas = await renderSticker({ design, facts, look, portrait, picture }, WIDTH);
    const context = canvas.getContext('2d')!;
    // Behind it all, as paper is: a transparent photo does not make a transparent sticker.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: 'image/png' });
  } finally {
    bitmap.close();
  }
}
