import {
  ACCESS_SCOPE,
  activateUser,
  LEGAL_PAGES,
  readConfig,
  readCurrentUser,
  sendActivationMail,
  type SessionConfig,
  type User,
} from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal, localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { Activation } from './activation.ts';
import type { Issuer } from './tokens/issuer.ts';
import * as users from './users.queries.ts';

export interface SessionRoutesParts {
  db: Kysely<Database>;
  config: Pick<Config, 'mail' | 'legal' | 'supportEmail' | 'schedulers' | 'analytics'>;
  /** By language. */
  readonly priceLabels: () => Record<string, string>;
  issuer: Issuer;
  activation: Activation;
}

export function serveSession(
  http: FastifyInstance,
  { db, config, issuer, activation, priceLabels }: SessionRoutesParts,
): void {
  const shown: Omit<SessionConfig, 'price_labels'> = {
    issuer: issuer.issuer,
    client_id: issuer.clientId,
    scope: `openid profile email offline_access ${ACCESS_SCOPE}`,
    audience: issuer.audience,
    provider: issuer.kind,
    mail: config.mail.smtpUrl ? 'smtp' : 'outbox',
    legal_pages: LEGAL_PAGES.filter((page) => config.legal[page] !== undefined),
    support_email: config.supportEmail,
    schedulers: { sales: config.schedulers.sales ?? null, info: config.schedulers.info ?? null },
    analytics: config.analytics ? { url: config.analytics.url, write_key: config.analytics.writeKey } : null,
  };
  route(http, readConfig, async () => ({ config: { ...shown, price_labels: priceLabels() } }));
  route(http, readCurrentUser, async ({ caller }) => answer(await users.findUser(db, caller.id)));
  route(http, activateUser, async ({ caller, body: { token } }) => {
    const user = await activation.confirm(caller.id, token);
    return isRefusal(user) ? user : answer(user);
  });
  route(http, sendActivationMail, async ({ caller, request }) => {
    const user = await users.findUser(db, caller.id);
    if (!user || user.activated_at || !user.email) return undefined;
    return activation.mail({ sub: user.sub, email: user.email, locale: localeOf(request) });
  });
}

function answer(user: users.UserRecord | undefined) {
  return user ? { user: wire(user) } : refuse('unauthorized');
}

function wire({ sub, email, nickname, picture, locale, roles, activated_at }: users.UserRecord): User {
  return {
    sub,
    email,
    nickname,
    picture,
    locale,
    roles,
    activated_at: activated_at?.toISOString() ?? null,
    email_confirmed: activated_at !== null,
  };
}
