/**
 * The first script of a preview link's page, loaded before the app: on a slow line the album is half here by the time
 * that the app asks for it. The server names it in that page alone. Who has signed in asks with their token, by the app.
 */
import { readStoredToken } from '../session/stored-token.ts';
import { type EarlyPreview, keepEarly } from './early-preview.ts';

const [, album, , token] = /^\/album\/([^/]+)\/(preview)\/([^/]+)$/.exec(window.location.pathname) ?? [];
if (album !== undefined && token !== undefined && readStoredToken(window.localStorage) === null) {
  const sent: EarlyPreview = {
    token,
    answer: fetch(`/v1/public/album_previews/${token}`, { headers: { accept: 'application/json' } }),
  };
  // Whoever waits for it hears of a failure; nobody may.
  sent.answer.catch(() => undefined);
  keepEarly(sent);
}
