/**
 * The one configuration, read from the environment once at start. Every setting is described for people in
 * docs/operating.md; a setting that is added in one of the files beside this one is added there.
 */
import { z } from 'zod';
import { pictureConfig, pictureSettings } from './picture-settings.ts';
import { printConfig, printSettings } from './print-settings.ts';
import { serverConfig, serverSettings } from './server-settings.ts';
import { isLoopback, isOwn } from './setting-types.ts';
import { shopConfig, shopSettings } from './shop-settings.ts';

const settings = z.object({
  ...serverSettings.shape,
  ...pictureSettings.shape,
  ...shopSettings.shape,
  ...printSettings.shape,
});

/** Of every setting. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

export type Config = ReturnType<typeof arrange>;
export type ConfigAnswer = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Never throws: each wrong setting becomes one line that names it. An empty variable counts as absent. */
export function readConfig(environment: Record<string, string | undefined>): ConfigAnswer {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = settings.safeParse(present);
  if (!read.success)
    return {
      ok: false,
      problems: read.error.issues.map(
        ({ path, message }) => `${String(path[0])}=${secretless(path[0], present)} ${message}`,
      ),
    };
  const s = read.data;
  if (s.S3_BUCKET && (!s.S3_ACCESS_KEY_ID || !s.S3_SECRET_ACCESS_KEY))
    return { ok: false, problems: ['S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it'] };
  if (s.STRIPE_SECRET_KEY && !s.STRIPE_WEBHOOK_SECRET)
    return { ok: false, problems: ['STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it'] };
  for (const house of ['TRANSFER', 'STICKER_TRANSFER'] as const)
    if (
      s[`${house}_URL`] &&
      (!s[`${house}_HOST_KEY`] || (!s[`${house}_KEY_FILE`] && s[`${house}_PASSWORD`] === undefined))
    )
      return {
        ok: false,
        problems: [`${house}_URL needs ${house}_HOST_KEY beside it, and ${house}_KEY_FILE or ${house}_PASSWORD`],
      };
  if (s.STICKER_TRANSFER_URL && !s.TRANSFER_URL)
    return { ok: false, problems: ['STICKER_TRANSFER_URL needs TRANSFER_URL beside it, where albums go'] };
  const config = arrange(s);
  if (config.metrics && !isLoopback(config.metrics.host) && !config.metrics.token)
    return {
      ok: false,
      problems: ['METRICS_HOST needs METRICS_TOKEN beside it, but for this machine alone (127.0.0.1)'],
    };
  if (s.WEBHOOK_LOOPBACK && !isOwn(new URL(config.baseUrl).hostname))
    return { ok: false, problems: ['WEBHOOK_LOOPBACK=true is for this machine alone, as the server of tests'] };
  if (s.PASSWORD_LOG_N < 15 && !isOwn(new URL(config.baseUrl).hostname))
    return {
      ok: false,
      problems: [`PASSWORD_LOG_N=${s.PASSWORD_LOG_N} must be at least 15 but on this machine alone`],
    };
  return { ok: true, config };
}

/** Values that may hold a password are not repeated on the screen. */
function secretless(name: PropertyKey | undefined, values: Record<string, string | undefined>): string {
  return /URL|KEY|SECRET|TOKEN|HEADERS|PASSWORD$/.test(String(name)) ? '…' : JSON.stringify(values[String(name)]);
}

function arrange(s: z.output<typeof settings>) {
  const server = serverConfig(s);
  return { ...server, ...pictureConfig(s), ...shopConfig(s, server), ...printConfig(s) };
}
