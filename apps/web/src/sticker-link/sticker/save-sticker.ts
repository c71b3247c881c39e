/** One's own sticker as a picture: shared where the phone can, saved where it cannot. */
import { canvasSticker } from './canvas-sticker.ts';

export const canShare = (): boolean => 'canShare' in navigator && matchMedia('(pointer: coarse)').matches;

export async function saveSticker(order: Parameters<typeof canvasSticker>[0]): Promise<void> {
  const blob = await canvasSticker(order);
  const file = new File([blob], 'sticker.png', { type: 'image/png' });
  if (canShare() && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file] });
    return;
  }
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}
