import type { AlbumPreview } from '@figurina/contract';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { Services } from '../../app/services.ts';
import { takeEarly } from '../../early-preview/early-preview.ts';

/** Why the person finds themselves on the front door: words for it stand under `notice.<name>`. */
export type PreviewNotice = 'preview_gone' | 'preview_failed';

/**
 * The album behind a preview link. Whatever keeps it from being shown leads to the front door, with a word: the start page
 * for those who are signed in, else the page of the server.
 */
export function openPreview({ api, session, language }: Pick<Services, 'api' | 'session' | 'language'>) {
  return async ({ params: { albumId, token = '' }, request }: LoaderFunctionArgs): Promise<AlbumPreview | Response> => {
    const early = await takeEarly<{ album: AlbumPreview }>(token);
    const answer =
      early ?? (await api.preview.readPublic({ params: { token } }, { signal: request.signal }).catch(noticeOf));
    if (typeof answer !== 'string' && answer.album.id === albumId) return answer.album;
    const notice = typeof answer === 'string' ? answer : 'preview_gone';
    if (await session.accessToken()) return redirect(`/start?notice=${notice}`);
    // Asked for by the link, or chosen here: neither is known to the server.
    window.location.replace(`/?notice=${notice}&lang=${language.i18n().locale}`);
    // The browser is leaving; nothing must appear meanwhile.
    return new Promise(() => {});
  };
}

/** Of a link that is wrong, and one that was taken back; everything else may go by. */
function noticeOf(cause: unknown): PreviewNotice {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : '';
  return code === 'preview_gone' || code === 'invalid_request' || code === 'not_found'
    ? 'preview_gone'
    : 'preview_failed';
}
