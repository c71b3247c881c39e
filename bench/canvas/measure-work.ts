/** What else people do on a large album: typing, lassos, groups, undo, panning while others work, on a sharp screen. */
import { connect } from '../server/album-client.ts';
import type { Stand } from '../stand/stand.ts';
import { PROBE } from '../stand/synthetic-album.ts';
import { quantile, round } from '../statistics.ts';
import { openBrowser, type EditorPage } from './editor-page.ts';
import { dragFrames, frames, LIMIT_MS, MOVES, steps, wheelFrames, type Frames } from './frames.ts';

export interface WorkFigures {
  readonly elements: number;
  /** From the key to the frame with its letter. */
  readonly typing_p50_ms: number;
  readonly typing_p95_ms: number;
  /** Over a spread of 200 elements. */
  readonly lasso: Frames;
  /** Over a spread of 1,000. */
  readonly lasso_1000: Frames;
  /** By a corner of a group of 200 elements. */
  readonly resize_group: Frames;
  /** From the key that undoes a move of 200 elements to the frame that shows them where they were. */
  readonly undo_200_ms: number;
  /** At 100 %, while somebody else changes 20 things a second. */
  readonly pan_beside_peer: Frames;
  /** On a screen with two pixels a CSS pixel. */
  readonly sharp_pan: Frames;
  readonly sharp_drag: Frames;
}

const ELEMENTS = 10_000;
const LETTERS = 30;
const PATCH_EVERY_MS = 50;
const ALONG = steps(60, (at) => ({ x: at < 30 ? 4 : -4, y: at < 30 ? 6 : -6, ctrl: false }));

export async function measureWork(stand: Stand): Promise<WorkFigures> {
  // Its own: where other measurements have dragged things about, the corner of the group may lie out of sight.
  const albumId = await stand.album(ELEMENTS, 'work');
  const editor = await openBrowser(stand);
  const { page } = editor;
  try {
    await openAtProbe(editor, `${stand.url}/album/${albumId}`);
    const typing = await typeLetters(editor);
    const lasso = await lassoed(editor, 8);
    await page.keyboard.press('Escape');
    await editor.quiet();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+g');
    await editor.quiet();
    const corner = await page.locator('.overlay-handle[data-handle="se"]').boundingBox();
    const handle = { x: corner!.x + corner!.width / 2, y: corner!.y + corner!.height / 2 };
    const before = await sizeOfProbe(editor);
    const resize_group = await frames(editor, () => editor.drag(handle, MOVES, LIMIT_MS));
    await editor.quiet();
    if ((await sizeOfProbe(editor)) === before) throw new Error('The group was not resized');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+a');
    await dragFrames(editor);
    const undo_200_ms = await undone(editor);
    await page.keyboard.press('Escape');
    const pan_beside_peer = await besidePeer(editor, stand, albumId);
    return {
      elements: ELEMENTS,
      typing_p50_ms: quantile(typing, 0.5),
      typing_p95_ms: quantile(typing, 0.95),
      lasso,
      resize_group,
      undo_200_ms,
      pan_beside_peer,
      lasso_1000: await lassoInCrowd(stand),
      ...(await onSharpScreen(stand, albumId)),
    };
  } finally {
    await editor.close();
  }
}

async function openAtProbe(editor: EditorPage, address: string): Promise<void> {
  await editor.page.goto(address, { waitUntil: 'commit' });
  await editor.goToProbe();
  await editor.zoomTo(1);
  await editor.goToProbe();
}

/** From beside the corner of the spread, so many pixels a move to the right. */
async function lassoed(editor: EditorPage, slant: number): Promise<Frames> {
  const { left, top } = await editor.page.evaluate(
    () => document.querySelector(`[data-slot="probe-spread"]`)!.getBoundingClientRect().toJSON() as DOMRect,
  );
  return frames(editor, () => editor.drag({ x: left - 12, y: top - 12 }, MOVES, LIMIT_MS, slant));
}

async function lassoInCrowd(stand: Stand): Promise<Frames> {
  const albumId = await stand.album(ELEMENTS, 'crowd', 1000);
  const editor = await openBrowser(stand);
  try {
    await openAtProbe(editor, `${stand.url}/album/${albumId}`);
    return await lassoed(editor, 14);
  } finally {
    await editor.close();
  }
}

async function typeLetters({ page }: EditorPage): Promise<number[]> {
  await page.locator('[data-spread="probe-spread"] .fg-text').nth(20).dblclick();
  await page.waitForSelector('.canvas-desk [contenteditable="true"]');
  await page.evaluate(() => {
    window.bench.painted.length = 0;
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => void window.bench.nextPaint().then((time) => window.bench.painted.push(time - timeStamp)),
      { capture: true },
    );
  });
  for (let letter = 1; letter <= LETTERS; letter++) {
    await page.keyboard.press('a');
    await page.waitForFunction((count) => window.bench.painted.length >= count, letter);
  }
  const times = await page.evaluate(() => [...window.bench.painted]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return times;
}

const sizeOfProbe = ({ page }: EditorPage): Promise<number> =>
  page.evaluate((id) => document.querySelector(`[data-node="${id}"]`)!.getBoundingClientRect().width, PROBE);

async function undone({ page }: EditorPage): Promise<number> {
  const wait = page.evaluate((id) => {
    const place = (): number => document.querySelector(`[data-node="${id}"]`)!.getBoundingClientRect().left;
    const before = place();
    return new Promise<number>((resolve, reject) => {
      window.addEventListener(
        'keydown',
        async ({ key, timeStamp }) => {
          if (key !== 'z') return;
          let now = await window.bench.nextPaint();
          while (place() === before && now - timeStamp < 5000) now = await window.bench.nextPaint();
          if (place() === before) reject(new Error('Nothing was undone'));
          else resolve(now - timeStamp);
        },
        { capture: true },
      );
    });
  }, PROBE);
  await page.keyboard.press('Control+z');
  return round(await wait);
}

async function besidePeer(editor: EditorPage, stand: Stand, albumId: string): Promise<Frames> {
  const other = await connect(stand, albumId, stand.other);
  const written: Promise<string>[] = [];
  const timer = setInterval(() => {
    const value = 2 + (written.length % 5);
    written.push(other.write([{ part: 'workspace', path: `nodes/${PROBE}/props/fill`, value }]));
  }, PATCH_EVERY_MS);
  try {
    return await wheelFrames(editor, ALONG);
  } finally {
    clearInterval(timer);
    await Promise.all(written);
    other.close();
  }
}

async function onSharpScreen(stand: Stand, albumId: string): Promise<{ sharp_pan: Frames; sharp_drag: Frames }> {
  const editor = await openBrowser(stand, 2);
  try {
    await openAtProbe(editor, `${stand.url}/album/${albumId}`);
    const sharp_pan = await wheelFrames(editor, ALONG);
    await editor.goToProbe();
    return { sharp_pan, sharp_drag: await dragFrames(editor) };
  } finally {
    await editor.close();
  }
}
