/** Everything of the embedded provider, put together. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Mails } from '../../mails/index.ts';
import { type Accounts, createAccounts } from '../accounts/accounts.ts';
import { forgetFailures } from '../accounts/lock-out.ts';
import { forgetLinks } from '../accounts/one-time-links.ts';
import { createAccountMails } from '../accounts/account-mails.ts';
import type { Activation } from '../activation.ts';
import { rememberIssuingAddress } from '../issuing-address.ts';
import { pagesPolicy, servePages } from '../pages/pages.routes.ts';
import { createProviderPages } from '../pages/provider-pages.ts';
import type { Keys } from './keys.ts';
import { mountProvider } from './mount-provider.ts';
import { forgetRecords } from './oidc-adapter.ts';
import { createSecondFactor, type SecondFactor } from '../second-factor/second-factor.ts';
import type { TellFactor } from '../second-factor/tell-factor.ts';
import type { Disconnect } from '../sign-ins/sign-ins.ts';
import { ownOrigins } from '../../../platform/http/own-origins.ts';
import { createProvider } from './provider.ts';

export interface EmbeddedParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Config;
  log: Log;
  jobs: Jobs;
  mails: Mails;
  keys: Keys;
  activation: Activation;
  readonly tellSecondFactor: TellFactor;
  readonly disconnect: Disconnect;
}

export interface Embedded {
  serve(http: FastifyInstance): Promise<void>;
  readonly secondFactor: SecondFactor;
  /** Undefined where there is none. */
  passwordOf(sub: string): ReturnType<Accounts['passwordOf']>;
  readonly changePassword: Accounts['changePassword'];
  /** The administrator, made when there is none. */
  administrator(): Promise<{ id: string; email: string }>;
  /** What to tell at the terminal: how to sign in. Each call makes the link that was told before worthless. */
  welcome(): Promise<string[]>;
}

const forgetExpired = defineJob({ name: 'identity.forget_expired', data: z.object({}) });

export function createEmbedded(parts: EmbeddedParts): Embedded {
  const { db, clock, config, log, jobs, mails, keys, activation, disconnect } = parts;
  const { handle, sendReset, ...sending } = createAccountMails(jobs);
  const accounts = createAccounts({ db, clock, config, mails, disconnect, ...sending });
  const secondFactor = createSecondFactor({ db, clock, tell: parts.tellSecondFactor });
  handle({ ...accounts, mailActivation: activation.mail });
  jobs.handle(forgetExpired, {
    run: async () => {
      const now = clock.now();
      await forgetRecords(db, now);
      await forgetLinks(db, now);
      await forgetFailures(db, now);
      await secondFactor.forgetUnconfirmed();
      await activation.forgetExpired();
    },
  });
  jobs.schedule(forgetExpired, '23 * * * *');

  return {
    async serve(http) {
      if (config.role !== 'worker') await rememberIssuingAddress(db, config.baseUrl);
      const pages = createProviderPages(db, disconnect);
      const provider = createProvider({ db, clock, config, keys, log, pages, disconnect });
      const policy = pagesPolicy(ownOrigins(config.baseUrl));
      await servePages(http, { provider, accounts, secondFactor, sendReset, clock, config, policy });
      await mountProvider(http, provider, { baseUrl: config.baseUrl, policy });
    },
    secondFactor,
    passwordOf: accounts.passwordOf,
    changePassword: accounts.changePassword,
    async administrator() {
      const { account } = await accounts.ensureAdministrator();
      return { id: account.id, email: account.email };
    },
    async welcome() {
      const { account, fresh } = await accounts.ensureAdministrator();
      if (fresh)
        return [
          `Sign in as administrator ${account.email} with this link (once, within a day):`,
          `  ${await accounts.createSignInLink(account.id)}`,
          'Everybody else signs up in the browser.',
        ];
      return [
        `Sign in at ${config.baseUrl}, the administrator as ${account.email}.`,
        `Password lost, or none yet? npm run -s token -- --email ${account.email} --link`,
      ];
    },
  };
}
