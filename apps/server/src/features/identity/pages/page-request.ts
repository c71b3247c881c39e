/** Reading a request for a page: its language, its form, and whether its connection has tried too often. */
import { isLocale, negotiateLocale, type Locale } from '@figurina/locales';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const text = (max: number) => z.string().max(max).catch('');

/** Every field of every form; what is absent or absurd counts as empty. */
const formSchema = z.object({
  email: text(400),
  nickname: text(400),
  password: text(2000),
  /** The second factor, and what says that the first was there. */
  code: text(60),
  proof: text(100),
  lang: text(10),
  /** Pressed a language. */
  switch: text(10),
  /** Came from another page of the same sign-in: only what was typed is to be shown here. */
  carry: text(1),
});
export type PageForm = z.infer<typeof formSchema>;

export function readForm(request: FastifyRequest): PageForm {
  return formSchema.parse(typeof request.body === 'object' && request.body !== null ? request.body : {});
}

/** Nothing was sent off: the page is to be shown again with what was typed, in another language or at another place. */
export function isOnlyTyped({ switch: language, carry }: PageForm): boolean {
  return language !== '' || carry !== '';
}

/** A language chosen on the page, then what the app asked for (`ui_locales`), then what the browser speaks. */
export function pageLocale(request: FastifyRequest, uiLocales?: unknown): Locale {
  const { switch: chosen, lang } = readForm(request);
  const asked = (request.query as { lang?: unknown }).lang;
  for (const one of [chosen, asked, lang]) if (isLocale(one)) return one;
  const wanted = typeof uiLocales === 'string' ? uiLocales.split(' ').filter((tag) => isLocale(tag.slice(0, 2))) : [];
  return negotiateLocale(wanted.length > 0 ? wanted : request.headers['accept-language']);
}

/** Minutes in words: never "0 minutes". */
export function minutesUntil(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 60_000));
}

export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(page);
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Everybody behind a proxy of this machine that is not configured (TRUST_PROXY) looks alike: they are not counted. */
export function connectionOf(request: FastifyRequest): string | undefined {
  return LOOPBACK.has(request.ip) ? undefined : originOf(request);
}

/** Where a request comes from, as far as one person has many addresses there: of IPv6 the network of 64 bits. */
export function originOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [before = '', after] = ip.split('::');
  const groups = (text = ''): string[] => text.split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - groups(before).length - groups(after).length;
  const all = [...groups(before), ...Array.from({ length: zeros }, () => '0'), ...groups(after)];
  return all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
