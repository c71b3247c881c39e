/**
 * A club sends its photos: so many people through one sticker link within so many minutes, some on lines that drop, while
 * somebody edits the album. None may be lost, none doubled, and the editor must stay usable.
 */
import type { StickerLink, StickerUpload } from '@figurina/contract';
import { photograph } from '../stand/pictures.ts';
import type { Stand } from '../stand/stand.ts';
import { PROBE } from '../stand/synthetic-album.ts';
import { quantile, round } from '../statistics.ts';
import { connect } from './album-client.ts';
import { contribute } from './contributor.ts';

export interface ContributorFigures {
  readonly contributors: number;
  readonly seconds: number;
  /** From the first call to the answer of the last, of one contributor. */
  readonly p50_ms: number;
  readonly p95_ms: number;
  /** Photos that are not in the list, and those that are in it twice. Both must be 0. */
  readonly lost: number;
  readonly doubled: number;
  readonly failed: number;
  /** Of an edit a second in the open editor meanwhile. */
  readonly edit_p50_ms: number;
  readonly edit_p95_ms: number;
  readonly collect_ms: number;
  /** Stickers that are there after collecting, beyond those that were. */
  readonly stickers: number;
}

const PHOTOS = 12;
const EVERY_DROPS = 5;
const EVERY_REPEATS = 7;
const EDIT_EVERY_MS = 1000;

export async function measureContributors(
  stand: Stand,
  { contributors, seconds }: { contributors: number; seconds: number },
): Promise<ContributorFigures> {
  const albumId = await stand.album(1000);
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${stand.owner.token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${stand.url}/v1/albums/${albumId}${path}`, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const stickers = async (): Promise<number> => {
    const { album } = (await call('GET', '')) as { album: { stickers: object } };
    return Object.keys(album.stickers).length;
  };
  await call('PATCH', '', { album: { sticker_upload_enabled: true } });
  const { sticker_link: link } = (await call('GET', '/sticker_link')) as { sticker_link: StickerLink };
  const token = link.sticker_uploads_path.replace('/s/', '');
  const photos = await Promise.all(Array.from({ length: PHOTOS }, (_, at) => photograph(100 + at)));
  const before = await stickers();

  const began = performance.now();
  const times: number[] = [];
  const failures: string[] = [];
  const person = async (at: number): Promise<string | null> => {
    await pause((at / contributors) * seconds * 1000);
    const start = performance.now();
    try {
      const id = await contribute(stand.url, token, {
        name: `Person ${at}`,
        // A few bytes behind the picture's end: no two people send the same file.
        photo: Buffer.concat([photos[at % PHOTOS]!, Buffer.from(`#${at}`)]),
        drops: at % EVERY_DROPS === 0,
        repeats: at % EVERY_REPEATS === 0,
      });
      times.push(performance.now() - start);
      return id;
    } catch (error) {
      failures.push(String(error));
      return null;
    }
  };
  let isOver = false;
  const edits = editMeanwhile(stand, albumId, () => isOver);
  const ids = await Promise.all(Array.from({ length: contributors }, (_, at) => person(at)));
  isOver = true;
  const took = (performance.now() - began) / 1000;
  const editTimes = await edits;
  if (failures[0]) process.stderr.write(`${failures[0]}\n`);

  const { sticker_uploads: list } = (await call('GET', '/sticker_uploads')) as { sticker_uploads: StickerUpload[] };
  const counts = new Map<string, number>();
  for (const { name } of list) counts.set(name, (counts.get(name) ?? 0) + 1);
  const answered = ids.filter((id) => id !== null);
  const listed = new Set(list.map(({ id }) => id));
  const collecting = performance.now();
  await call('PATCH', '/sticker_uploads/merge', { sticker_upload_ids: [...listed] });
  const collected = performance.now() - collecting;
  return {
    contributors,
    seconds: round(took),
    p50_ms: quantile(times, 0.5),
    p95_ms: quantile(times, 0.95),
    lost: answered.filter((id) => !listed.has(id)).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
    failed: failures.length,
    edit_p50_ms: quantile(editTimes, 0.5),
    edit_p95_ms: quantile(editTimes, 0.95),
    collect_ms: round(collected),
    stickers: (await stickers()) - before,
  };
}

/** The times until the server had each edit. */
async function editMeanwhile(stand: Stand, albumId: string, isOver: () => boolean): Promise<number[]> {
  const editor = await connect(stand, albumId, stand.other);
  const times: number[] = [];
  try {
    for (let x = 1; !isOver(); x++) {
      const start = performance.now();
      await editor.write([{ part: 'workspace', path: `nodes/${PROBE}/props/x`, value: x }]);
      times.push(performance.now() - start);
      await pause(EDIT_EVERY_MS);
    }
  } finally {
    editor.close();
  }
  return times;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
