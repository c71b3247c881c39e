import { fullName, nameKey, type Sticker } from '@figurina/album';
import type { listWaiting } from './sticker-uploads.queries.ts';

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

/**
 * The newest photo that waits for each sticker: those that belong to one already, and those whose name, however it is
 * spelled, is that of one person alone. Nobody whose photo waits is reminded to send it.
 */
export function waitingPhotos(uploads: readonly Waiting[], stickers: readonly Sticker[]): Map<string, Waiting> {
  const byName = Map.groupBy(stickers, ({ name }) => nameKey(name));
  const found = new Map<string, Waiting>();
  for (const upload of uploads) {
    const id = upload.sticker_id ?? namesake(upload)?.id;
    if (id) found.set(id, upload);
  }
  return found;

  function namesake({ name, last_name: lastName, section_id: chapter }: Waiting): Sticker | undefined {
    const all = byName.get(nameKey(fullName({ name, lastName }))) ?? [];
    const here = all.filter(({ sectionId }) => chapter === null || sectionId === chapter);
    const fitting = here.length > 0 ? here : all;
    return fitting.length === 1 && fitting[0]!.name !== '' ? fitting[0] : undefined;
  }
}
