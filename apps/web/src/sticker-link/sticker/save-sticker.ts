/** One's own sticker as a picture: shared where the phone can, saved where it cannot. */
import { canvasSticker } from './canvas-sticker.ts';

export const canShare = (): boolean => 'canShare' in navigator && matchMedia('(pointer: coarse)').matches;

export async function saveSticker(order: Parameters<typeof canvasSticker>[0]): Promise<void> {
  const blob = await canvasSticker(order);
  const file = new File([blob], 'sticker.png', { type: 'image/png' });
  if (canShare() && navigator.canShare({ files: [file] })) {
    try {
      return await navigator.share({ files: [file] });
    } catch (cause) {
      // Closed by the person. Else it is saved: a weak phone draws so long that the press no longer counts.
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
    }
  }
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Some browsers fetch it only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
