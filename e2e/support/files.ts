/** Files that come from the desktop. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Point } from './canvas.ts';

export async function photo(color: string): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

/** Carries files over a place of the window and lets go of them there, as a browser tells it to the page. */
export async function dropFiles(
  page: Page,
  { x, y }: Point,
  files: readonly { name: string; bytes: Buffer }[],
): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
  await page.evaluate(
    ({ x: clientX, y: clientY, given: all }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!);
        dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      const target = document.elementFromPoint(clientX, clientY)!;
      for (const type of ['dragenter', 'dragover', 'drop'])
        target.dispatchEvent(
          new DragEvent(type, { dataTransfer, clientX, clientY, bubbles: true, cancelable: true, composed: true }),
        );
    },
    { x, y, given },
  );
}
