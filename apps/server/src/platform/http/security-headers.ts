/**
 * Security headers. Nothing is loaded from anywhere but this server, but pictures and fonts the page itself made; nothing is
 * sent elsewhere but to where people sign in, and to where they agreed that what they do is told.
 */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { analyticsSource } from './analytics-source.ts';
import { ownOrigins } from './own-origins.ts';

/** What pages of ours never ask a browser for, and so nothing that gets into one can. Photos are taken by the file dialog. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

export async function setSecurityHeaders(
  http: FastifyInstance,
  { baseUrl, oidc, analytics }: Pick<Config, 'baseUrl' | 'oidc' | 'analytics'>,
): Promise<void> {
  http.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
  });
  const https = baseUrl.startsWith('https:');
  // Opened by the other name of this machine, the app still signs in at the configured address.
  const issuer = oidc ? [new URL(oidc.issuer).origin] : ownOrigins(baseUrl);
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        // Pages add the nonce of their own style sheets: see app-pages.ts.
        'style-src': ["'self'"],
        // What is pasted, and mails that are read in the browser, say in style attributes how they look.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'", 'data:'],
        'connect-src': ["'self'", 'blob:', 'data:', ...issuer, ...analyticsSource(analytics)],
        'worker-src': ["'self'", 'blob:'],
        'frame-src': ["'self'", ...issuer],
        'frame-ancestors': ["'self'"],
        'form-action': ["'self'", ...issuer],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}
