/**
 * `npm run -s token -- --email a@b.c [--admin] [--link]`: prints an access token of the embedded provider for that
 * person, made if new; with `--link` a one-time address instead that signs a browser in. Runs beside a server or without one.
 */
import { parseArgs } from 'node:util';
// Not by the feature's index: that would load the whole provider for a line of text.
import { issuingAddress } from '../features/identity/issuing-address.ts';
import { createScriptLink, createScriptToken } from '../features/identity/script-token.ts';
import { systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { configuration, joinDatabase, stop } from './program.ts';

const USAGE = 'Usage: npm run -s token -- --email a@b.c [--admin] [--link]';

const { email, admin, link } = readArguments();
const config = configuration();
if (config.oidc)
  stop(`People sign in at ${config.oidc.issuer} (OIDC_ISSUER): only that provider can issue tokens for them`);
const database = await joinDatabase(config);
await migrate(database.db);
const { db } = database;
const baseUrl = await issuingAddress(db, config, process.env);
const parts = { db, clock: systemClock, config: { ...config, baseUrl } };
const made = await (link ? createScriptLink : createScriptToken)(parts, { email, admin });
await database.close();
if (!made.ok) stop(`${email} is not an e-mail address`);
console.log('link' in made ? made.link : made.token);

function readArguments(): { email: string; admin: boolean; link: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, admin: flag, link: flag } });
    return values.email ? { ...values, email: values.email } : stop(USAGE);
  } catch {
    return stop(USAGE);
  }
}
