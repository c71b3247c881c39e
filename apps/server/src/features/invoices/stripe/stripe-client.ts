/** Stripe as this program speaks to it. */
import { Stripe } from 'stripe';
import type { Config } from '../../../platform/config/config.ts';

export type StripeSettings = NonNullable<Config['stripe']>;

const PATIENCE_MS = 20_000;

export function stripeClient({ secretKey, url }: StripeSettings): Stripe {
  const options = { timeout: PATIENCE_MS, maxNetworkRetries: 2, telemetry: false };
  if (!url) return new Stripe(secretKey, options);
  const { protocol, hostname, port } = new URL(url);
  const isSecure = protocol === 'https:';
  return new Stripe(secretKey, {
    ...options,
    protocol: isSecure ? 'https' : 'http',
    host: hostname,
    port: port || (isSecure ? 443 : 80),
  });
}
