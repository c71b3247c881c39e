/**
 * Calls the API at random: everything of the contract, by everybody, with bodies that are right, nearly right and hostile
 * and ids that it was answered before. Whatever is sent, an answer is what its endpoint declares or a declared refusal in
 * words, and nobody reads what is not theirs.
 */
import { isDeepStrictEqual } from 'node:util';
import * as contract from '@figurina/contract';
import { ERRORS, problemSchema, type Endpoint, type ErrorCode } from '@figurina/contract';
import { z } from 'zod';
import type { TestServer } from '../test-server.ts';
import { type Chance, chanceOf } from './chance.ts';
import { brokenBody, HOSTILE_PIECES, spoiled } from './spoil.ts';
import { type JsonSchema, valueOf } from './values.ts';
import { type Actor, newWorld, remember, type World } from './world.ts';

export interface Finding {
  readonly what: string;
  readonly actor: string;
  readonly request: string;
  readonly answer: string;
}
export interface Fuzzed {
  readonly requests: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** How many of the endpoints did what was asked at least once. */
  readonly succeeded: number;
  readonly endpoints: number;
  /** One of each kind. */
  readonly findings: readonly Finding[];
}

/** With so many requests an album has been deleted, locked or given away: new ones then. */
const ROUND = 1500;
const SLOW_MS = 15_000;
/** Whoever holds one of these may read what it opens: it stays with whom it was told. */
const SECRET = /token|code/;
const ALWAYS: readonly ErrorCode[] = [
  'storage_full',
  'unavailable',
  'invalid_request',
  'unauthorized',
  'token_expired',
  'too_many_requests',
  'payload_too_large',
  'unsupported_type',
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
const ENDPOINTS = Object.values<unknown>(contract).filter(isEndpoint);
const schemas = new Map<z.ZodType, JsonSchema>();

function schemaOf(type: z.ZodType): JsonSchema {
  const known = schemas.get(type);
  if (known) return known;
  const made = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  schemas.set(type, made);
  return made;
}

export async function fuzz(
  server: TestServer,
  { requests, seed }: { requests: number; seed: number },
): Promise<Fuzzed> {
  const chance = chanceOf(seed);
  const statuses = new Map<number, number>();
  const succeeded = new Set<Endpoint>();
  const findings = new Map<string, Finding>();
  let world: World | null = null;
  for (let at = 0; at < requests; at++) {
    if (!world || at % ROUND === 0) world = await newWorld(server, seed * 1000 + at / ROUND);
    const endpoint = chance.pick(ENDPOINTS);
    const actor = chance.pick(world.actors.filter((one) => !one.readsOnly || endpoint.method === 'GET'));
    const sent = requestOf(endpoint, actor, world, chance);
    const began = performance.now();
    const answer = await send(server.url, sent);
    const took = performance.now() - began;
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 300) succeeded.add(endpoint);
    const faults = [
      ...(leadsElsewhere(sent) ? [] : faultsOf(endpoint, answer)),
      ...actor.mayNotRead.filter((word) => answer.text.includes(word)).map(() => 'answers what is somebody else’s'),
      ...(took > SLOW_MS ? ['takes very long'] : []),
    ];
    for (const fault of faults) {
      const what = `${endpoint.method} ${endpoint.path}: ${fault}`;
      if (!findings.has(what)) findings.set(what, { what, actor: actor.name, ...told(sent, answer) });
    }
    hear(answer.body, '', actor, world);
  }
  return {
    requests,
    statuses,
    succeeded: succeeded.size,
    endpoints: ENDPOINTS.length,
    findings: [...findings.values()],
  };
}

interface Sent {
  readonly method: string;
  readonly address: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}
/** By dots in its path, which are walked before it is sent: another endpoint answers. */
function leadsElsewhere({ address }: Sent): boolean {
  const depth = (path: string): number => path.split(/[/\\]/).length;
  return depth(new URL(address, 'http://any').pathname) !== depth(address.split('?')[0]!);
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly body: unknown;
}

function requestOf(endpoint: Endpoint, actor: Actor, world: World, chance: Chance): Sent {
  const known = (name: string): unknown => {
    const any = name.endsWith('id') && chance.happens(0.1) ? 'id' : name;
    const [own = [], others = []] = [actor.heard.get(any), world.guessed.get(any)];
    const all = chance.happens(0.7) && own.length > 0 ? own : [...own, ...others];
    return all.length > 0 ? chance.pick(all) : undefined;
  };
  const source = { chance, known };
  /** Half of the requests are as they should be, the others wrong in one place or altogether. */
  const how = chance.next();
  const made = (type: z.ZodType | undefined): unknown => (type ? valueOf(schemaOf(type), '', source) : undefined);
  const wrongAt = how < 0.5 ? null : chance.pick(['params', 'query', 'body', 'body', 'body'] as const);
  const part = (name: 'params' | 'query' | 'body'): unknown => {
    const value = made(endpoint[name]);
    return wrongAt === name && value !== undefined ? spoiled(value, chance) : value;
  };
  const params = (made(endpoint.params) ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/(\w+)\/:(\w+)/g, (_, of: string, name: string) => {
    if (wrongAt === 'params') return `${of}/${chance.pick(HOSTILE_PIECES)}`;
    const wanted = name === 'token' ? 'token' : `${singular(of)}_id`;
    return `${of}/${encodeURIComponent(wellFormed(known(wanted) ?? params[name]))}`;
  });
  const query = Object.entries(part('query') ?? {}).flatMap(([name, value]) =>
    [value]
      .flat()
      .slice(0, 20)
      .map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(one))}`),
  );
  const body = part('body');
  const json = body === undefined ? undefined : JSON.stringify(body);
  const isBroken = json !== undefined && wrongAt === 'body' && chance.happens(0.15);
  return {
    method: endpoint.method,
    address: `/v1${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: {
      'accept-language': chance.pick(['de', 'en', 'fr', 'it', 'pl', 'xx', '*;q=0']),
      ...(actor.user && { authorization: `Bearer ${actor.user.token}` }),
      ...(json !== undefined && {
        'content-type': isBroken && chance.happens(0.2) ? 'text/plain' : 'application/json',
      }),
    },
    body: isBroken ? brokenBody(json, chance) : json,
  };
}

const wellFormed = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined')).toWellFormed().slice(0, 6000);

async function send(url: string, { method, address, headers, body }: Sent): Promise<Answer> {
  try {
    const answer = await fetch(url + address, { method, headers, body: body ?? null, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const text = await answer.text();
    return { status: answer.status, type, text, body: /json/.test(type) ? JSON.parse(text) : undefined };
  } catch (cause) {
    return { status: 599, type: '', text: String(cause), body: undefined };
  }
}

function faultsOf(endpoint: Endpoint, { status, type, text, body }: Answer): string[] {
  // Headers that are too long are refused by the parser of HTTP itself.
  if (status === 503 || status === 507 || status === 431) return [];
  if (status >= 500) return [`answers ${status}`];
  if (status >= 400) {
    // No route has such an address; what is sent before one was looked for is refused by the server itself.
    if (!type.includes('application/problem+json')) return [`refuses with ${status} but not in words`];
    const { data } = problemSchema.safeParse(body);
    const code = data?.code as ErrorCode | undefined;
    if (!data || !code || ERRORS[code] !== status || data.title.length <= 10) return [`refuses with ${status} badly`];
    const declared = [...ALWAYS, 'not_found', ...(endpoint.access === 'admin' ? ['forbidden'] : [])] as string[];
    return [...declared, ...(endpoint.refusals ?? [])].includes(code) ? [] : [`refuses undeclared: ${code}`];
  }
  if (status >= 300) return [];
  if (status !== (endpoint.status ?? 200) && status !== endpoint.again) return [`answers ${status}`];
  if (!endpoint.answer) return text === '' ? [] : ['answers something for nothing'];
  const parsed = endpoint.answer.safeParse(body);
  if (!parsed.success) return [`answers another shape: ${parsed.error.issues[0]?.path.join('/')}`];
  return isDeepStrictEqual(parsed.data, body) ? [] : ['answers fields that are not declared'];
}

/** What the ids of a list are called: `versions` hold points, `stickers` stickers. */
const singular = (list: string): string => list.replace(/ies$/, 'y').replace(/s$/, '');

/** Keeps the ids and links of an answer: the first for everybody, the second for whom they were told to. */
function hear(value: unknown, name: string, actor: Actor, world: World): void {
  if (Array.isArray(value)) for (const one of value.slice(0, 10)) hear(one, singular(name), actor, world);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value).slice(0, 40))
      hear(one, key === 'id' ? `${name}_id` : key.replace(/^.*(?=token$)/, ''), actor, world);
  else if (typeof value === 'string' && value.length > 0 && value.length <= 64 && /id$|token$|code$|sub$/.test(name)) {
    remember(actor.heard, name, value);
    if (!SECRET.test(name) && !actor.readsOnly) remember(world.guessed, name, value);
  }
}

const told = ({ method, address, headers, body }: Sent, { status, text }: Answer) => ({
  request: `${method} ${address} ${headers['accept-language']} ${body?.slice(0, 600) ?? ''}`,
  answer: `${status} ${text.slice(0, 300)}`,
});
