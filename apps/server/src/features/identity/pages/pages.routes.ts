/** The pages on which people sign in to the embedded provider. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { AccountMails } from '../accounts/account-mails.ts';
import { pinAddress } from '../provider/mount-provider.ts';
import { serveAssets } from './assets.ts';
import { createAttemptLimit, type Limited } from './attempt-limit.ts';
import type { SecondFactor } from '../second-factor/second-factor.ts';
import { createCodeStep } from './code-step.ts';
import { serveForgotten } from './forgotten.routes.ts';
import { sendExpired, serveInteractions } from './interaction.routes.ts';
import { serveLinks } from './links.routes.ts';
import { connectionOf, minutesUntil } from './page-request.ts';

export interface PagesParts {
  provider: Provider;
  accounts: Accounts;
  secondFactor: SecondFactor;
  sendReset: AccountMails['sendReset'];
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'mail'>;
  policy: string;
}

const PER_CONNECTION = { count: 40, withinMs: 10 * 60_000 } as const;

export async function servePages(http: FastifyInstance, parts: PagesParts): Promise<void> {
  const attempts = createAttemptLimit(parts.clock, PER_CONNECTION);
  const limited: Limited = (request, { t }) => {
    const connection = connectionOf(request);
    const wait = connection === undefined ? undefined : attempts.take(connection);
    return wait === undefined ? undefined : t('identity.too_many', { minutes: minutesUntil(wait) });
  };
  const codeStep = createCodeStep({ ...parts, limited });
  serveAssets(http);
  await http.register(async (scope) => {
    if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) await scope.register(formbody);
    scope.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      pinAddress(request, parts.config.baseUrl);
      reply.header('content-security-policy', parts.policy);
    });
    scope.addHook('preHandler', async (request, reply) => {
      if (request.method === 'POST' && isFromElsewhere(request)) return sendExpired(request, reply);
    });
    serveInteractions(scope, { ...parts, limited, codeStep });
    serveForgotten(scope, { ...parts, limited });
    serveLinks(scope, { ...parts, limited, codeStep });
  });
}

/** A form of somebody else's page would sign whoever visits it in to an account of that somebody. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin';
}

/** Nothing but our own style sheet, fonts and the small script; forms lead to us and on to where the app runs. */
export function pagesPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "script-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${origins.join(' ')}`,
  ].join('; ');
}
