/** From a verified token to the person: who they are is remembered in `users` at first sight and when it changes. */
import type { Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { AuthUser } from './auth-user.ts';
import { hasAdminRole, isEmailVerified, profileOf, rolesOf } from './tokens/claims.ts';
import type { Issuer } from './tokens/issuer.ts';
import type { Verified } from './tokens/verify-access-token.ts';
import { findUser, upsertUser } from './users.queries.ts';

export interface Recognise {
  person(claims: Verified, token: string, spoken: Locale): Promise<AuthUser | Refusal>;
  forget(sub: string): void;
}

interface RecogniseParts {
  readonly db: Kysely<Database>;
  readonly issuer: Issuer;
  readonly clock: Clock;
  readonly erasedAt: (sub: string) => Promise<Date | undefined>;
}

/** `last_seen_at` is that exact. */
const SEEN_AGAIN_MS = 3_600_000;
const REMEMBERED = 5000;

export function createRecognise({ db, issuer, clock, erasedAt }: RecogniseParts): Recognise {
  /** Who was written when, as the token said it: spares a write for every request. */
  const written = new Map<string, { said: string; at: number; user: AuthUser }>();

  async function person(claims: Verified, token: string, spoken: Locale): Promise<AuthUser | Refusal> {
    const { sub } = claims;
    const roles = rolesOf(claims, issuer.rolesClaim);
    const said = JSON.stringify([profileOf(claims), isEmailVerified(claims), roles]);
    const now = clock.now();
    const last = written.get(sub);
    if (last && last.said === said && now.getTime() - last.at < SEEN_AGAIN_MS) return last.user;
    const erased = await erasedAt(sub);
    // Whoever comes back later, from an issuer of their own, is somebody new.
    if (erased && (claims.iat ?? 0) * 1000 <= erased.getTime()) return refuse('unauthorized');
    const { user, confirmed } = await complete(claims, token, spoken, roles);
    await upsertUser(db, { ...seen(user), confirmed }, now);
    written.delete(sub);
    written.set(sub, { said, at: now.getTime(), user });
    if (written.size > REMEMBERED) written.delete(written.keys().next().value!);
    return user;
  }

  /** What the token leaves out is asked of the issuer once, then of our own memory. */
  async function complete(claims: Verified, token: string, spoken: Locale, roles: string[]) {
    const own = profileOf(claims);
    const row = own.email && own.locale && own.nickname ? undefined : await findUser(db, claims.sub);
    // What stands in for a name is none: one is asked for again.
    const known = own.nickname ?? (row?.nickname === localPart(row?.email ?? '') ? undefined : row?.nickname);
    const told = (own.email || row?.email) && known ? {} : ((await issuer.userinfo(token)) ?? {});
    const more = profileOf(told);
    const email = (own.email ?? row?.email ?? more.email ?? '').toLowerCase();
    const user: AuthUser = {
      id: claims.sub,
      email,
      name: known ?? more.nickname ?? localPart(email),
      picture: own.picture ?? row?.picture ?? more.picture ?? null,
      locale: own.locale ?? row?.locale ?? more.locale ?? spoken,
      roles,
      admin: hasAdminRole(roles),
    };
    return { user, confirmed: isEmailVerified(claims) || isEmailVerified(told) };
  }

  return { person, forget: (sub) => void written.delete(sub) };
}

function localPart(email: string): string {
  return email.split('@')[0] ?? '';
}

function seen({ id, email, name, picture, locale, roles }: AuthUser) {
  return { sub: id, email, nickname: name, picture, locale, roles };
}
