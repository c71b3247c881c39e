/** The photos of the draft: on the device, and as small pictures for the drafts as soon as each is made. */
import type { StickerId } from '@figurina/album';
import {
  DRAFT,
  type FirstPhoto,
  firstPhotosOf,
  forgetFirstPhotos,
  handOverFirstPhotos,
  keepFirstPhotos,
} from '../../first-photos/kept-first-photos.ts';
import { previewOfPhoto } from '../../first-photos/preview-of-photo.ts';

export interface DraftPhoto {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

export interface DraftPhotos {
  /** By the path of the file; those that can be shown already. */
  get(): ReadonlyMap<string, DraftPhoto>;
  subscribe(listener: () => void): () => void;
  /** These, beside those that are there or instead of them. */
  take(files: ReadonlyMap<string, File>, how: 'beside' | 'instead'): Promise<void>;
  forget(): Promise<void>;
  /** To the album that was made of the draft. */
  handOver(album: string, stickers: ReadonlyMap<StickerId, string>): Promise<void>;
}

/** So many small pictures are made before they are shown: each time the drafts are drawn anew. */
const SHOWN_AT_ONCE = 12;

export function createDraftPhotos(): DraftPhotos {
  let shown: ReadonlyMap<string, DraftPhoto> = new Map();
  /** What is on the device, or on its way there. */
  const taken = new Map<string, File | null>();
  const listeners = new Set<() => void>();
  /** The album is made: nobody waits for small pictures any more. */
  let ends = false;
  /** One thing after the other. */
  let work: Promise<unknown> = load();

  function show(next: ReadonlyMap<string, DraftPhoto>): void {
    for (const [name, { url }] of shown) if (next.get(name)?.url !== url) URL.revokeObjectURL(url);
    shown = next;
    for (const listener of listeners) listener();
  }
  const picture = ({ preview, width, height }: FirstPhoto): DraftPhoto | null =>
    preview && { url: URL.createObjectURL(preview), width, height };
  function showAll(photos: readonly FirstPhoto[]): void {
    const next = new Map(shown);
    for (const photo of photos) {
      const made = taken.has(photo.name) ? picture(photo) : null;
      if (made) next.set(photo.name, made);
    }
    show(next);
  }
  async function load(): Promise<void> {
    const kept = await firstPhotosOf(DRAFT);
    for (const { name } of kept) taken.set(name, null);
    if (kept.length > 0) showAll(kept);
  }
  async function bring(files: readonly [string, File][]): Promise<void> {
    const keptAt = Date.now();
    const photos = files.map(([name, file]): FirstPhoto => {
      return { owner: DRAFT, name, file, preview: null, width: 1, height: 1, sticker: null, keptAt };
    });
    // The photos themselves first: the sign-in may come at any time.
    await keepFirstPhotos(photos);
    let made: FirstPhoto[] = [];
    for (const [at, photo] of photos.entries()) {
      const preview = taken.has(photo.name) && !ends ? await previewOfPhoto(photo.file) : null;
      if (preview) made.push({ ...photo, ...preview });
      if (made.length < SHOWN_AT_ONCE && at < photos.length - 1) continue;
      await keepFirstPhotos(made.filter(({ name }) => taken.has(name)));
      showAll(made);
      made = [];
    }
  }
  function after(next: () => Promise<void>): Promise<void> {
    const before = work;
    const done = (async () => {
      await before;
      await next();
    })();
    work = done;
    return done;
  }
  async function drop(gone: readonly string[]): Promise<void> {
    for (const name of gone) taken.delete(name);
    if (gone.length === 0) return;
    show(new Map([...shown].filter(([name]) => taken.has(name))));
    await forgetFirstPhotos(DRAFT, gone);
  }

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take: (files, how) =>
      after(async () => {
        if (how === 'instead') await drop([...taken.keys()].filter((name) => !files.has(name)));
        const fresh = [...files].filter(([name, file]) => taken.get(name) !== file);
        for (const [name, file] of fresh) taken.set(name, file);
        await bring(fresh);
      }),
    forget: () => after(() => drop([...taken.keys()])),
    handOver(album, stickers) {
      ends = true;
      return after(async () => {
        await handOverFirstPhotos(album, stickers);
        taken.clear();
        show(new Map());
        ends = false;
      });
    },
  };
}
