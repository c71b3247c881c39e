/** Expected refusals are values; a handler returns them and the answer becomes a problem document (RFC 9457). */
import { ERRORS, type ErrorCode, type Order, type PriceNow, type ProblemDocument } from '@figurina/contract';
import { createI18n, negotiateLocale, type Locale, type Translate } from '@figurina/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface RefusalPart {
  /** JSON pointer into the request, e.g. `/body/album/title`. */
  pointer: string;
  code: string;
  detail: string;
}

/** What there was too much of, where the words say it: see `problems.wait.*`. */
export type WaitFor =
  | 'mails_of_album'
  | 'mails_of_sender'
  | 'mails_to_account'
  | 'mails_to_recipient'
  | 'mails_unconfirmed';

export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly errors?: readonly RefusalPart[];
  /** The id of the template that is not there. */
  readonly template?: string;
  /** After how many milliseconds to try again; `for` where the words say of what there was too much. */
  readonly wait?: { readonly for?: WaitFor; readonly ms: number };
  /** Of a `conflict`: how many changes of others the caller has not seen. */
  readonly changes?: number;
  /** Of a number that is out of range: what it may be. */
  readonly range?: { readonly min: number; readonly max: number };
  /** Of what is not ready yet: how far it is, 0 to 1. */
  readonly progress?: number;
  /** Of a price that has changed: what it costs now. */
  readonly price?: PriceNow;
  /** Of a `conflict` about an order: as it is now. */
  readonly order?: Order;
}

export function refuse(code: ErrorCode, errors?: readonly RefusalPart[]): Refusal {
  return errors ? { ok: false, code, errors } : { ok: false, code };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false && 'code' in value;
}

/** The language the caller reads, of the five we speak. */
export function localeOf(request: FastifyRequest): Locale {
  return negotiateLocale(request.headers['accept-language']);
}

/** In the language of the caller. */
export async function problemOf(request: FastifyRequest, refusal: Refusal): Promise<ProblemDocument> {
  const t = await problemTexts(localeOf(request));
  return {
    type: `urn:figurina:problem:${refusal.code}`,
    title: t(`problems.${refusal.code}`),
    status: ERRORS[refusal.code],
    code: refusal.code,
    instance: request.id,
    ...(refusal.wait?.for && { detail: t(`problems.wait.${refusal.wait.for}`, inWords(refusal.wait.ms)) }),
    ...(refusal.template && { detail: t('problems.template_missing', { id: refusal.template }) }),
    ...(refusal.errors && { errors: [...refusal.errors] }),
    ...(refusal.changes !== undefined && { changes: refusal.changes }),
    ...(refusal.range && { range: refusal.range }),
    ...(refusal.progress !== undefined && { progress: refusal.progress }),
    ...refusal.price,
    ...(refusal.order && { order: refusal.order }),
  };
}

export async function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): Promise<FastifyReply> {
  const document = await problemOf(request, refusal);
  const { status } = document;
  if (refusal.wait) reply.header('retry-after', Math.ceil(refusal.wait.ms / 1000));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).type('application/problem+json').send(document);
}

/** Both are in the texts, one of them is none. */
function inWords(ms: number): { hours: number; minutes: number } {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  return minutes > 60 ? { hours: Math.ceil(minutes / 60), minutes: 0 } : { hours: 0, minutes };
}

const texts = new Map<Locale, Promise<Translate>>();

function problemTexts(locale: Locale): Promise<Translate> {
  const known = texts.get(locale);
  if (known) return known;
  const loading = createI18n(locale, ['problems']).then(({ t }) => t);
  texts.set(locale, loading);
  return loading;
}
