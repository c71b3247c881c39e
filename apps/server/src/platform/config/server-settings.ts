/** What the server runs on, and who signs in to it. Described for people in docs/operating.md. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { WORKS, type Work } from '../jobs/define-job.ts';
import { count, duration, flag, httpUrl, isOwn, pairs, port, share, url } from './setting-types.ts';

export const serverSettings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  BASE_URL: httpUrl.refine((value) => new URL(value).pathname === '/', 'must have no path').optional(),
  DATA_DIR: z.string().default('./data'),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be web, worker or all').default('all'),
  WORKS: z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(WORKS, `must be of ${WORKS.join(', ')}, with commas`)))
    .default([...WORKS]),
  LOG_LEVEL: z
    .enum(
      ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'],
      'must be silent, fatal, error, warn, info, debug or trace',
    )
    .default('info'),
  TRUST_PROXY: flag.default(false),
  RATE_LIMIT: count.default(1200),
  WEB_DIST: z.string().optional(),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database').optional(),
  DATABASE_POOL: count.min(2, 'must be at least 2').default(10),
  DATABASE_SHORT_LIVED: flag.default(false),
  REDIS_URL: url(/^rediss?$/, 'redis://host:6379').optional(),
  BACKUP_EVERY: duration.optional(),
  BACKUP_KEEP: count.min(1, 'must be at least 1').default(7),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().default('figurina'),
  OIDC_AUDIENCE: z.string().optional(),
  OIDC_ROLES_CLAIM: z.string().default('roles'),
  PASSWORD_LOG_N: count.min(1).max(20, 'must be at most 20').default(15),
  S3_BUCKET: z.string().min(3, 'must have at least 3 characters').optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default(true),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().default('Figurina <figurina@localhost>'),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@figurina.localhost'),
  WEBHOOK_LOOPBACK: flag.default(false),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_SERVICE_NAME: z.string().default('figurina'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  ERASURE_GRACE: duration.default(7 * 86_400_000),
  PERSON_EXPORT_KEEP: duration.refine((ms) => ms > 0, 'must not be off').default(7 * 86_400_000),
  MAIL_LOG_KEEP: duration.default(30 * 86_400_000),
  NOTIFICATIONS_KEEP: duration.default(90 * 86_400_000),
  INVITATIONS_KEEP: duration.default(90 * 86_400_000),
  AUDIT_KEEP: duration.default(3653 * 86_400_000),
  ORDERS_KEEP: duration.default(3653 * 86_400_000),
});

export function serverConfig(s: z.output<typeof serverSettings>) {
  const dataDir = resolve(s.DATA_DIR);
  return {
    role: s.ROLE,
    /** The background work that this process does. */
    works: new Set<Work>(s.ROLE === 'web' ? [] : s.WORKS) as ReadonlySet<Work>,
    host: s.HOST,
    port: s.PORT,
    baseUrl: s.BASE_URL ?? defaultBaseUrl(s.HOST, s.PORT),
    dataDir,
    webDist: s.WEB_DIST ? resolve(s.WEB_DIST) : resolve(import.meta.dirname, '../../../../web/dist'),
    log: { level: s.LOG_LEVEL },
    /** Whether `X-Forwarded-*` headers of a reverse proxy are believed. */
    trustProxy: s.TRUST_PROXY,
    /** Requests a minute from one address; 0 for no limit. */
    rateLimit: s.RATE_LIMIT,
    database: { url: s.DATABASE_URL, pool: s.DATABASE_POOL, shortLived: s.DATABASE_SHORT_LIVED },
    redisUrl: s.REDIS_URL,
    /** How often the database is saved: daily the embedded one, never a PostgreSQL server unless asked for; 0 for never. */
    backup: { everyMs: s.BACKUP_EVERY ?? (s.DATABASE_URL ? 0 : 86_400_000), keep: s.BACKUP_KEEP },
    /** An outside provider; undefined means the embedded one. */
    oidc: s.OIDC_ISSUER
      ? { issuer: s.OIDC_ISSUER, clientId: s.OIDC_CLIENT_ID, audience: s.OIDC_AUDIENCE, rolesClaim: s.OIDC_ROLES_CLAIM }
      : undefined,
    /** log2 of the cost of scrypt, for new hashes. */
    passwordLogN: s.PASSWORD_LOG_N,
    s3: s.S3_BUCKET
      ? {
          bucket: s.S3_BUCKET,
          endpoint: s.S3_ENDPOINT,
          region: s.S3_REGION,
          accessKeyId: s.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: s.S3_SECRET_ACCESS_KEY ?? '',
          pathStyle: s.S3_PATH_STYLE,
        }
      : undefined,
    mail: { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM },
    adminEmail: s.ADMIN_EMAIL,
    /** Whether webhooks may call this very machine, without TLS: for tests. */
    webhooks: { loopback: s.WEBHOOK_LOOPBACK },
    /** Where `/metrics` listens; undefined: nowhere. Port 0 takes a free one. */
    metrics:
      s.METRICS_PORT === undefined ? undefined : { port: s.METRICS_PORT, host: s.METRICS_HOST, token: s.METRICS_TOKEN },
    /** Who collects traces; undefined: nobody. */
    traces: s.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: s.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          service: s.OTEL_SERVICE_NAME,
          share: s.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    /** Milliseconds; 0 for ever, of the grace for at once. */
    privacy: {
      graceMs: s.ERASURE_GRACE,
      exportKeepMs: s.PERSON_EXPORT_KEEP,
      mailLogKeepMs: s.MAIL_LOG_KEEP,
      notificationsKeepMs: s.NOTIFICATIONS_KEEP,
      invitationsKeepMs: s.INVITATIONS_KEEP,
      auditKeepMs: s.AUDIT_KEEP,
      ordersKeepMs: s.ORDERS_KEEP,
    },
  };
}

/** Addresses of this machine itself are shown as `localhost`, which browsers treat as a secure place. */
function defaultBaseUrl(host: string, port: number): string {
  return `http://${isOwn(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
