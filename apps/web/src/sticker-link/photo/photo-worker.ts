/** Opens, turns, scales and judges photos beside the page, so that the page goes on answering the finger. */
import { judgePixels } from './judge-pixels.ts';
import type { Part, PhotoReply, PhotoRequest } from './photo-messages.ts';
import { preparePhoto } from './prepare-photo.ts';

/** What is judged is looked at in this height: the same blur then measures the same. */
const JUDGED_HEIGHT = 400;

addEventListener('message', (event: MessageEvent<PhotoRequest>) => {
  void answer(event.data).then((reply) => postMessage(reply));
});

async function answer(request: PhotoRequest): Promise<PhotoReply> {
  const { id } = request;
  if (request.kind === 'open') return { id, kind: 'open', answer: await preparePhoto(request.file, request.filename) };
  return { id, kind: 'judge', answer: judgePixels(await pixelsOf(request.shown, request.part)) };
}

async function pixelsOf(shown: Blob, part: Part): Promise<ImageData> {
  const bitmap = await createImageBitmap(shown);
  const source = {
    x: part.x * bitmap.width,
    y: part.y * bitmap.height,
    width: Math.max(1, part.width * bitmap.width),
    height: Math.max(1, part.height * bitmap.height),
  };
  const scale = Math.min(1, JUDGED_HEIGHT / source.height);
  const canvas = new OffscreenCanvas(Math.max(1, source.width * scale), Math.max(1, source.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  // Paper is white where a picture is transparent.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, source.x, source.y, source.width, source.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
