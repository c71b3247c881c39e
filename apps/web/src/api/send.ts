/** One call of the API over fetch: address, headers, body, and its refusals as `ApiProblem`. */
import type { AnswerOf, Endpoint, ErrorCode, ProblemDocument, RequestOf } from '@figurina/contract';
import { ApiProblem } from './problem.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Lets the call outlive the page, for what must not be lost when it closes. */
  keepalive?: boolean;
  /** Sent again with the same body and key, a call does its work once. */
  idempotencyKey?: string;
}

/** A call as the screens make it; the request may be left out where nothing in it is required. */
export type Call<E extends Endpoint> = (
  ...request: keyof RequestOf<E> extends never
    ? [request?: RequestOf<E>, options?: CallOptions]
    : [request: RequestOf<E>, options?: CallOptions]
) => Promise<AnswerOf<E>>;

export interface SendParts {
  fetch: typeof fetch;
  /** Where `/v1` is, e.g. the origin of the page. */
  origin: string;
  language: () => string;
  /** A token that is valid now, or null when nobody is signed in. */
  accessToken: () => Promise<string | null>;
  /** Asked once after a 401: another token, or null when the person has to sign in again. */
  renewedToken: () => Promise<string | null>;
  /** After a 401 that no renewal helps. */
  signedOut: () => void;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export type Send = <E extends Endpoint>(method: E['method'], path: E['path']) => Call<E>;

/** The address of a call, e.g. `/v1/albums/a1?page=2`. Lists become repeated parameters. */
export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  return `/v1${filled}${search.size ? `?${search}` : ''}`;
}

export function createSend(parts: SendParts): Send {
  const request = createRequest(parts);
  const send = async (method: string, path: string, asked: Parts, options: CallOptions): Promise<unknown> => {
    const wanted = { method, accept: 'application/json', body: asked.body };
    const response = await request(addressOf(path, asked), wanted, options);
    return response.status === 204 ? undefined : response.json();
  };
  return <E extends Endpoint>(method: E['method'], path: E['path']): Call<E> =>
    // The server holds every answer against the same contract before it goes out; see its tests.
    (async (asked: Parts = {}, options: CallOptions = {}) => send(method, path, asked, options)) as Call<E>;
}

export type ReadFile = (address: string, options?: CallOptions) => Promise<Blob>;

/** Files that only this person may read, e.g. at an address that an answer named. Refused as a call is. */
export function createReadFile(parts: SendParts): ReadFile {
  const request = createRequest(parts);
  return async (address, options = {}) => (await request(address, { method: 'GET', accept: '*/*' }, options)).blob();
}

interface Wanted {
  readonly method: string;
  readonly accept: string;
  readonly body?: unknown;
}

/** Asks in the person's language and name, once more when the token had run out. */
function createRequest(parts: SendParts) {
  return async (address: string, { method, accept, body }: Wanted, options: CallOptions): Promise<Response> => {
    const { idempotencyKey, ...init } = options;
    const once = async (token: string | null) =>
      reach(parts.fetch, new URL(address, parts.origin), {
        ...init,
        method,
        headers: {
          accept,
          'accept-language': parts.language(),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
    const token = await parts.accessToken();
    let response = await once(token);
    if (response.status === 401) {
      const renewed = token && (await parts.renewedToken());
      if (renewed) response = await once(renewed);
      if (response.status === 401) parts.signedOut();
    }
    if (!response.ok) throw await problemOf(response);
    return response;
  };
}

async function reach(fetching: typeof fetch, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetching(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiProblem({ code: 'unavailable', status: 0, title: 'The server was not reached' });
  }
}

async function problemOf(response: Response): Promise<ApiProblem> {
  const body = (await response.json().catch(() => null)) as Partial<ProblemDocument> | null;
  return new ApiProblem({
    ...body,
    code: (body?.code as ErrorCode | undefined) ?? codeOfStatus(response.status),
    status: response.status,
    title: body?.title ?? `Status ${response.status}`,
  });
}

/** For answers that are no problem document, e.g. of a proxy in between. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 413) return 'payload_too_large';
  if (status === 429) return 'too_many_requests';
  return status === 502 || status === 503 || status === 504 ? 'unavailable' : 'internal';
}
