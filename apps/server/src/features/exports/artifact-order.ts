import { parseAlbum, softcoverSheet, spreadOrder, type PrintProfile } from '@figurina/album';
import type { Album, RenderParams } from '@figurina/contract';
import { artifactParts } from './artifact-parts.ts';
import type { JobHead } from './exports.queries.ts';
import { ExportFailure } from './failure.ts';
import type { ArtifactOrder } from './printing/press-messages.ts';

interface ArtifactHead {
  readonly title: string;
  readonly date: string;
  readonly target: string;
  readonly profile: PrintProfile | null;
  readonly papers: ArtifactOrder['papers'];
  /** Of the render page. */
  url(params: RenderParams): string;
}

/** What the printing process makes of a job's copy of the album. */
export function artifactOrder(
  { albumId, album }: { readonly albumId: string; readonly album: string },
  { params, album_version: version, copy_hash: copyHash }: Pick<JobHead, 'params' | 'album_version' | 'copy_hash'>,
  { title, date, target, profile, papers, url }: ArtifactHead,
): ArtifactOrder {
  const copy = JSON.parse(album) as Album;
  const parsed = parseAlbum(copy, copy.schema_version);
  const parts = parsed.ok && profile ? artifactParts(parsed.document, params, profile) : null;
  if (!parsed.ok || !profile || !parts) throw new ExportFailure({ code: 'nothing_to_print', detail: 'no book' });
  return {
    kind: 'artifact',
    profile,
    params,
    title,
    albumId,
    version,
    spine: softcoverSheet(spreadOrder(parsed.document).length).spine,
    date,
    target,
    copyHash,
    papers,
    parts: parts.filter(({ name }) => isMade(name, papers)).map((part) => ({ ...part, renderUrl: url(part.params) })),
  };
}

/** Files of what the order does not name are left out: of a replacement, the rest of what was ordered. */
function isMade(name: string, papers: ArtifactOrder['papers']): boolean {
  if (!papers) return true;
  const { items } = papers.production;
  const isOrdered = (wanted: (typeof items)[number]['product']): boolean =>
    items.some(({ product }) => product === wanted);
  if (/^0[12]_/.test(name)) return isOrdered('album');
  if (name.startsWith('04_')) return isOrdered('stickerpack');
  return !name.startsWith('03_') || isOrdered('stickerpack') || isOrdered('stickerbox_single_variety');
}
