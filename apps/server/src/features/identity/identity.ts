import { negotiateLocale, type Locale } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Authenticate, Caller } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mails } from '../mails/index.ts';
import { servePassword } from './accounts/password.routes.ts';
import { createActivation } from './activation.ts';
import type { AuthUser } from './auth-user.ts';
import { createEmbedded } from './provider/embedded.ts';
import { loadKeys } from './provider/keys.ts';
import { createRecognise } from './recognise.ts';
import { serveSession } from './session.routes.ts';
import { findStillStaff } from './still-staff.ts';
import { serveSecondFactor } from './second-factor/second-factor.routes.ts';
import { createTellFactor, type TellFactor } from './second-factor/tell-factor.ts';
import { serveSignIns } from './sign-ins/sign-ins.routes.ts';
import { createSignIns, type Disconnect } from './sign-ins/sign-ins.ts';
import { signInOf } from './tokens/claims.ts';
import { embeddedIssuer, outsideIssuer } from './tokens/issuer.ts';
import { verifyAccessToken } from './tokens/verify-access-token.ts';
import { findUser } from './users.queries.ts';

export interface IdentityParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Config;
  /** What the cheapest order costs, in words, by language. */
  readonly priceLabels: () => Record<string, string>;
  /** When somebody was erased last: what was issued to them before opens nothing any more. */
  readonly erasedAt: (sub: string) => Promise<Date | undefined>;
  readonly disconnect: Disconnect;
  log: Log;
  jobs: Jobs;
  mails: Mails;
}

export interface Identity {
  /** The access token of a request; the platform asks before every endpoint. */
  readonly authenticate: Authenticate;
  /** The bearer of an access token that came another way, e.g. over the socket. `spoken`: their `Accept-Language`. */
  verifyAccessToken(token: string, spoken?: string): Promise<AuthUser | Refusal>;
  /** What is remembered of somebody who was here before. */
  findPerson(sub: string): Promise<Person | undefined>;
  /** Somebody whose script calls in their name, undefined where they are no administrator any more. */
  stillStaff(sub: string): Promise<Caller | undefined>;
  /** Whether a person's address is proved to be theirs: what waits for it asks here (mails to others, later orders). */
  isConfirmed(sub: string): Promise<boolean>;
  /** Whether somebody has a password here, and whether this is it; guesses are counted as at the sign-in. */
  passwordOf(sub: string): Promise<{ matches(password: string): Promise<boolean | 'locked'> } | undefined>;
  /** What staff see and end of how somebody comes in. */
  readonly access: AccessOfOthers;
  /** Somebody was erased: this process remembers nothing of them either. */
  forget(sub: string): void;
  /** The administrator of the embedded provider, made if there is none; undefined where people come from outside. */
  administrator(): Promise<{ id: string; email: string } | undefined>;
  /** What to tell at the terminal about signing in. Told anew, a link that was told before is worthless. */
  welcome(): Promise<string[]>;
  serve(http: FastifyInstance): Promise<void>;
}

export interface AccessOfOthers {
  of(sub: string): Promise<{ readonly signIns: number; readonly secondFactorSince: Date | undefined }>;
  /** Everywhere. Answers what is to be done once it is committed. */
  signOut(sub: string, within: Kysely<Database>): Promise<() => void>;
  /** Answers whether they were asked for one; then a mail is to tell them (`tellSecondFactor`). */
  endSecondFactor(sub: string, within: Kysely<Database>): Promise<boolean>;
  tellSecondFactor: TellFactor;
}

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
  readonly locale: Locale;
}

export async function createIdentity({
  db,
  clock,
  config,
  log,
  jobs,
  mails,
  priceLabels,
  erasedAt,
  disconnect,
}: IdentityParts): Promise<Identity> {
  const keys = config.oidc ? undefined : await loadKeys(config.dataDir);
  const activation = createActivation({ db, clock, config, mails });
  const tellSecondFactor = createTellFactor(db, mails, config.baseUrl);
  const embedded =
    keys && createEmbedded({ db, clock, config, log, jobs, mails, keys, activation, tellSecondFactor, disconnect });
  const issuer = keys ? embeddedIssuer(config.baseUrl, keys) : outsideIssuer(config.oidc!);
  const recognise = createRecognise({ db, issuer, clock, erasedAt });

  const signIns = createSignIns({ db, clock, disconnect });

  const verify = async (token: string, spoken: Locale, options?: { fresh: boolean }) => {
    const claims = await verifyAccessToken(token, issuer, clock);
    if (isRefusal(claims)) return claims;
    const signIn = embedded && signInOf(claims);
    if (signIn === undefined) return recognise.person(claims, token, spoken);
    if (!(await signIns.lasts(signIn, options))) return refuse('unauthorized');
    const user = await recognise.person(claims, token, spoken);
    return isRefusal(user) ? user : { ...user, signIn };
  };

  return {
    authenticate: async (request) => {
      const { authorization } = request.headers;
      if (!authorization) return undefined;
      const [, token] = /^bearer +(\S+)$/i.exec(authorization) ?? [];
      return token ? verify(token, localeOf(request)) : refuse('unauthorized');
    },
    verifyAccessToken: (token, spoken) => verify(token, negotiateLocale(spoken), { fresh: true }),
    findPerson: async (sub) => {
      const user = await findUser(db, sub);
      if (!user) return undefined;
      const { email, nickname, picture, locale } = user;
      return { id: sub, email, name: nickname, picture, locale };
    },
    stillStaff: async (sub) => findStillStaff({ db, clock, isEmbedded: embedded !== undefined }, sub),
    passwordOf: async (sub) => embedded?.passwordOf(sub),
    access: {
      of: async (sub) => ({
        signIns: (await signIns.list(sub, null)).length,
        secondFactorSince: (await embedded?.secondFactor.state(sub))?.since,
      }),
      signOut: signIns.endAll,
      endSecondFactor: async (sub, within) => (await embedded?.secondFactor.end(sub, within)) ?? false,
      tellSecondFactor,
    },
    forget: recognise.forget,
    isConfirmed: async (sub) => (await findUser(db, sub))?.activated_at instanceof Date,
    administrator: async () => embedded?.administrator(),
    welcome: async () => embedded?.welcome() ?? [`People sign in at ${issuer.issuer}.`],
    serve: async (http) => {
      serveSession(http, { db, config, issuer, activation, priceLabels });
      serveSignIns(http, signIns);
      servePassword(http, embedded, signIns);
      serveSecondFactor(http, { db, embedded, tell: tellSecondFactor });
      await embedded?.serve(http);
    },
  };
}
