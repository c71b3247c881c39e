import '@figurina/ui/style.css';
import './app.css';
import type { User } from '@figurina/contract';
import { type ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Locale } from '@figurina/locales';
import { clearToasts } from '@figurina/ui';
import { createApi } from '../api/api.ts';
import type { Session } from '../session/session.ts';
import { AppProviders } from './AppProviders.tsx';
import { createLanguage } from './language.ts';
import { createQueryClient } from './query-client.ts';
import type { Services } from './services.ts';

/** An answer of the API by its method and path, e.g. `GET /v1/albums`; a function is asked on every call. */
export type Answers = Record<string, Answer | (() => Answer)>;
export type Answer = { status?: number; body?: unknown; file?: Blob };

export interface TestStage {
  services: Services;
  /** `METHOD /path?query` of every call, in order. */
  calls: string[];
  answers: Answers;
}

/** The app's real services over a made-up network, signed in. */
export async function aStage(
  answers: Answers,
  locale: Locale = 'de',
  /** Told of every call with what was sent. */
  heard?: (call: string, body: unknown) => void,
): Promise<TestStage> {
  // Those of the test before would lie over this one's buttons.
  clearToasts();
  const calls: string[] = [];
  const language = await createLanguage(locale, memoryStore());
  const network: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const call = `${init?.method ?? 'GET'} ${pathname}`;
    calls.push(call + search);
    heard?.(call, typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined);
    const found = answers[call];
    const { status = 200, body, file } = (typeof found === 'function' ? found() : found) ?? notFound;
    return new Response(file ?? (body === undefined ? null : JSON.stringify(body)), { status });
  };
  const api = createApi({
    fetch: network,
    origin: location.origin,
    language: () => language.i18n().locale,
    accessToken: async () => 'token',
    renewedToken: async () => null,
    signedOut: () => {},
  });
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return { services: { api, session: signedIn, language, queries }, calls, answers };
}

const notFound: Answer = {
  status: 404,
  body: { type: 'about:blank', title: 'Nicht da', status: 404, code: 'not_found' },
};

const signedIn: Session = {
  accessToken: async () => 'token',
  renewedToken: async () => null,
  signIn: async () => {},
  completeSignIn: async () => '/start',
  signOut: async () => {},
  ended: () => {},
  onEnd: () => () => {},
};

/** The tree under test, at an address. */
export function Staged(props: { services: Services; routes: RouteObject[]; at: string }): ReactNode {
  return (
    <AppProviders services={props.services}>
      <RouterProvider router={createMemoryRouter(props.routes, { initialEntries: [props.at] })} />
    </AppProviders>
  );
}

export function aUser(part: Partial<User> = {}): User {
  return {
    sub: 'me',
    email: 'mara@example.org',
    nickname: 'Mara König',
    picture: null,
    locale: 'de',
    roles: [],
    activated_at: null,
    email_confirmed: false,
    ...part,
  };
}

function memoryStore(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (at) => [...entries.keys()][at] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
}
