import type { readConfig as contractOfConfig } from '@figurina/contract';
import { createApi } from '../api/api.ts';
import { createSend } from '../api/send.ts';
import { forgetVisitor } from '../analytics/visitor-id.ts';
import { createSession, justSignedIn } from '../session/session.ts';
import { createLanguage, wantedLocale } from './language.ts';
import { createQueryClient } from './query-client.ts';
import type { Services } from './services.ts';
import { forgetAllFirstPhotos } from '../first-photos/forget-first-photos.ts';
import { forgetAllLists } from '../roster/forget-lists.ts';
import { forgetPictures } from '../sync/forget-pictures.ts';

const ASKED = 'figurina.asked-language';

/** Puts the app's services together from what the browser offers. */
export async function createServices({ window }: { window: Window & typeof globalThis }): Promise<Services> {
  const { localStorage: store, location, navigator, sessionStorage: tab } = window;
  const language = await createLanguage(
    wantedLocale(store, [...askedFor(location, tab), ...navigator.languages]),
    store,
  );
  const locale = () => language.i18n().locale;
  const api = createApi({
    fetch: window.fetch.bind(window),
    origin: location.origin,
    language: locale,
    accessToken: async () => session.accessToken(),
    renewedToken: async () => session.renewedToken(),
    signedOut: () => {
      // A token that the server refuses right after the sign-in: another round would not end.
      if (!justSignedIn(store, Date.now())) session.ended(location.pathname + location.search + location.hash);
    },
  });
  // Asks without a token: the session itself is made of the answer.
  const readConfig = createSend({
    fetch: window.fetch.bind(window),
    origin: location.origin,
    language: locale,
    accessToken: async () => null,
    renewedToken: async () => null,
    signedOut: () => {},
  })<typeof contractOfConfig>('GET', '/config');
  const session = createSession({
    readConfig: async () => (await readConfig()).config,
    origin: location.origin,
    store,
    language: locale,
    forget() {
      forgetVisitor();
      forgetPictures();
      forgetAllFirstPhotos();
      forgetAllLists();
    },
  });
  return { api, session, language, queries: createQueryClient() };
}

/** A link in a mail asks for the language of the mail: for this tab, which may go by way of a sign-in. */
function askedFor(location: Location, tab: Storage): readonly string[] {
  const asked = new URLSearchParams(location.search).get('lang') ?? tab.getItem(ASKED);
  if (asked === null) return [];
  tab.setItem(ASKED, asked);
  return [asked];
}
