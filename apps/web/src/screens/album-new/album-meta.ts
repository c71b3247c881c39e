import type { AlbumMeta } from '@figurina/album';
import type { AlbumDraft } from './album-draft.ts';

/** What automatic texts of the preview say: the album's own title once there is one, the template's until then. */
export function albumMeta(draft: Pick<AlbumDraft, 'title' | 'releaseDate' | 'language'>, fallback: string): AlbumMeta {
  return {
    id: 'preview',
    title: draft.title.trim() || fallback,
    releaseDate: draft.releaseDate,
    language: draft.language,
  };
}
