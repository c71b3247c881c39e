import type { NodeId, Point } from '@figurina/album';
import { currentPlace, type Place, selectedOf } from './choose-files.ts';
import { isEmptyFrame } from './empty-frame.ts';
import type { FileUploads } from './file-uploads.ts';

/** Where on a spread the pictures shall have their middle. */
export interface PastePoint {
  readonly spreadId: NodeId;
  readonly point: Point;
}

/** Pictures of the system's clipboard go onto the spread one works on, or into the cell or empty frame that is selected. */
export function pasteFiles(
  session: Place & { readonly files: FileUploads },
  files: readonly File[],
  at?: PastePoint,
): void {
  const place = currentPlace(session);
  if (!place) return;
  const frame = selectedOf(session, 'Image');
  const [file, ...more] = files;
  if (at) void session.files.dropOnSpread(files, at.spreadId, at.point);
  else if (place.cell) session.files.dropOnCell(files, place.cell);
  else if (file && more.length === 0 && isEmptyFrame(session.store.document, frame))
    void session.files.fillFrame(file, frame);
  else void session.files.dropOnSpread(files, place.spreadId, place.middle);
}
