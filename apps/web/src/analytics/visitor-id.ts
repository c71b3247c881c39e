import { readCookie, writeCookie } from './cookies.ts';

const COOKIE = 'figurina_visitor';
/** 90 days from the first event that was told. */
const SECONDS = 7_776_000;

/** Names one browser, at random; made with the first event that somebody agreed to. */
export function visitorId(): string {
  const kept = readCookie(COOKIE);
  if (kept && /^[0-9a-f-]{36}$/.test(kept)) return kept;
  const made = crypto.randomUUID();
  writeCookie(COOKIE, made, SECONDS);
  return made;
}

export function forgetVisitor(): void {
  writeCookie(COOKIE, '', 0);
}
