/** The photo of an unfinished form, kept on the device through a reload: one a link. */
import { openDB, type DBSchema } from 'idb';
import type { Crop, Face } from '@figurina/album';
import type { PreparedPhoto } from './photo-messages.ts';

export interface ChosenPhoto extends PreparedPhoto {
  readonly crop: Crop;
  /** Undefined: not asked yet, or nobody answered. */
  readonly face?: Face | null;
}

interface Kept extends DBSchema {
  photos: { key: string; value: ChosenPhoto };
}

const open = () =>
  openDB<Kept>('figurina-sticker-link', 1, { upgrade: (database) => void database.createObjectStore('photos') });

/** Private windows may refuse to keep anything: then the photo lives as long as the page. */
export async function keepPhoto(token: string, photo: ChosenPhoto): Promise<void> {
  await attempt(async () => (await open()).put('photos', photo, token));
}

export async function keptPhoto(token: string): Promise<ChosenPhoto | null> {
  return (await attempt(async () => (await open()).get('photos', token))) ?? null;
}

export async function forgetPhoto(token: string): Promise<void> {
  await attempt(async () => (await open()).delete('photos', token));
}

async function attempt<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
