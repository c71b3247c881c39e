/**
 * The one configuration, read from the environment once at start. Every setting is described for people in
 * docs/operating.md; a setting that is added here is added there.
 */
import { resolve } from 'node:path';
import type { LegalPage } from '@figurina/contract';
import { z } from 'zod';

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0)
  .max(65_535, 'must be at most 65535');
const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address like ${example}` });
const httpUrl = url(/^https?$/, 'https://example.org').transform((value) => value.replace(/\/+$/, ''));
/** As it is, with its closing slash. */
const pageUrl = url(/^https?$/, 'https://example.org/imprint');
const contactUrl = url(/^(https?|mailto)$/, 'mailto:help@example.org');
const flag = z.stringbool('must be true or false');
const count = z.coerce.number('must be a number').int('must be a whole number').min(0, 'must not be negative');

/** `90m`, `6h`, `1d`, or `off`; in milliseconds, 0 for off. */
const duration = z
  .string()
  .regex(/^(off|\d+[smhd])$/, 'must be a time like 90m, 6h or 1d, or off')
  .transform((value) => {
    if (value === 'off') return 0;
    const unit = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }[value.at(-1) as 's' | 'm' | 'h' | 'd'];
    return Number(value.slice(0, -1)) * unit;
  });

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  BASE_URL: httpUrl.refine((value) => new URL(value).pathname === '/', 'must have no path').optional(),
  DATA_DIR: z.string().default('./data'),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be web, worker or all').default('all'),
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
  IMPRINT_URL: pageUrl.optional(),
  PRIVACY_URL: pageUrl.optional(),
  TERMS_URL: pageUrl.optional(),
  TERMS_PDF: z.string().endsWith('.pdf', 'must be the path of a PDF').optional(),
  CUSTOMER_INFORMATION_URL: pageUrl.optional(),
  WITHDRAWAL_URL: pageUrl.optional(),
  ACCESSIBILITY_URL: pageUrl.optional(),
  CONTACT_URL: contactUrl.optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@figurina.localhost'),

  IMAGE_MAX_MB: count.min(1, 'must be at least 1').default(64),
  IMAGE_MAX_MEGAPIXELS: count.min(1, 'must be at least 1').default(100),
  DRAWING_SECONDS: count.min(1, 'must be at least 1').default(5),

  AI_IMAGE_URL: httpUrl.optional(),
  AI_IMAGE_KEY: z.string().optional(),
  AI_IMAGE_MODEL: z.string().default('gpt-image-1'),
  AI_IMAGE_TIMEOUT: duration.default(180_000),
  IMAGE_EDITS_PER_HOUR: count.min(1, 'must be at least 1').default(200),
  PEXELS_API_KEY: z.string().optional(),
  PEXELS_URL: httpUrl.default('https://api.pexels.com'),
  STICKER_DOMAINS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((domain) => domain !== ''))
    .pipe(
      z.array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be host names like photos.example.org, with commas')),
    ),
  STICKER_TASK_BITS: count.max(26, 'must be at most 26').default(16),
  STICKER_RATE_LIMIT: count.default(60),
  STICKER_UNCLAIMED_MB: count.default(256),

  SUPPORT_EMAIL: z.email('must be an e-mail address').default('hallo@figurina.localhost'),
  ORDER_EMAIL: z.email('must be an e-mail address').optional(),
  ORDER_ACCEPT: z.enum(['auto', 'by_hand'], 'must be auto or by_hand').default('auto'),
  PREPAYMENT_ABOVE: count.default(0),
  PRODUCTION_REGION: z.enum(['DE-NW'], 'must be DE-NW').default('DE-NW'),
  CLOSED_DAYS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((day) => day !== ''))
    .pipe(z.array(z.iso.date('must be days like 2027-12-24, with commas'))),
  TRACKING_URL: z
    .string()
    .default('https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode={code}')
    .refine(
      (value) => value.startsWith('https://') && value.includes('{code}'),
      'must begin with https:// and contain {code}',
    ),
  SCHEDULER_SALES_URL: pageUrl.optional(),
  SCHEDULER_INFO_URL: pageUrl.optional(),
  ANALYTICS_URL: httpUrl.optional(),
  ANALYTICS_WRITE_KEY: z.string().default(''),
  VIES_URL: httpUrl.optional(),

  EXPORT_WHEN: z.enum(['approval', 'by_hand'], 'must be approval or by_hand').default('approval'),
  TRANSFER_WHEN: z.enum(['export', 'by_hand'], 'must be export or by_hand').default('by_hand'),
  TRANSFER_URL: url(/^sftp$/, 'sftp://user@print.example.org/inbox')
    .refine((value) => {
      const { username, password } = new URL(value);
      return username !== '' && password === '';
    }, 'must have a user and no password, which TRANSFER_PASSWORD is for')
    .optional(),
  TRANSFER_HOST_KEY: z
    .string()
    .regex(
      /^(ssh-ed25519|ecdsa-sha2-nistp\d+|ssh-rsa) [A-Za-z0-9+/]+=*( .*)?$/,
      'must be a line like ssh-ed25519 AAAA…',
    )
    .optional(),
  TRANSFER_KEY_FILE: z.string().optional(),
  TRANSFER_PASSWORD: z.string().optional(),

  WEBHOOK_LOOPBACK: flag.default(false),

  INVOICE_WHEN: z.enum(['approval', 'order', 'by_hand'], 'must be approval, order or by_hand').default('approval'),
  INVOICE_REMINDER_DAYS: count.default(7),
  SELLER_NAME: z.string().optional(),
  SELLER_STREET: z.string().optional(),
  SELLER_ZIP: z.string().optional(),
  SELLER_CITY: z.string().optional(),
  SELLER_COUNTRY: z.string().length(2, 'must be two letters').default('DE'),
  SELLER_VAT_ID: z.string().optional(),
  SELLER_TAX_NUMBER: z.string().optional(),
  SELLER_REGISTER: z.string().optional(),
  SELLER_EMAIL: z.email('must be an e-mail address').optional(),
  SELLER_PHONE: z.string().optional(),
  SELLER_IBAN: z.string().optional(),
  SELLER_BIC: z.string().optional(),
  DATEV_CONSULTANT: count.min(1001, 'must be at least 1001').max(9_999_999, 'must be at most 9999999').default(1001),
  DATEV_CLIENT: count.min(1, 'must be at least 1').max(99_999, 'must be at most 99999').default(1),
  DATEV_CHART: z.enum(['03', '04'], 'must be 03 or 04').default('04'),
  DATEV_DEBTOR: z
    .string()
    .regex(/^[1-6]\d{4,8}$/, 'must be an account of debtors like 10000')
    .default('10000'),
  DATEV_ACCOUNTS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((pair) => pair !== ''))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^(standard|reduced|other_country|reverse_charge|export)=\d{4,8}$/,
            'must be pairs like standard=4400,export=4120',
          ),
      ),
    )
    .transform((pairs): Readonly<Record<string, string>> => Object.fromEntries(pairs.map((pair) => pair.split('=')))),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: httpUrl.optional(),

  DRAW_COVERS: flag.default(true),
  PREPARE_CONTENT: flag.default(true),
  INTERNAL_URL: httpUrl.optional(),
  EXPORT_KEEP: duration.default(30 * 86_400_000),
  PRINT_PROFILE: z.string().default('default'),
  CHROMIUM_PATH: z.string().optional(),
});

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
  if (s.TRANSFER_URL && (!s.TRANSFER_HOST_KEY || (!s.TRANSFER_KEY_FILE && s.TRANSFER_PASSWORD === undefined)))
    return {
      ok: false,
      problems: ['TRANSFER_URL needs TRANSFER_HOST_KEY beside it, and TRANSFER_KEY_FILE or TRANSFER_PASSWORD'],
    };
  const config = arrange(s);
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
  return /URL|KEY|SECRET|PASSWORD$/.test(String(name)) ? '…' : JSON.stringify(values[String(name)]);
}

function arrange(s: z.output<typeof settings>) {
  const dataDir = resolve(s.DATA_DIR);
  return {
    role: s.ROLE,
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
    /** The operator's own pages; undefined for one there is not. */
    legal: {
      imprint: s.IMPRINT_URL,
      privacy: s.PRIVACY_URL,
      terms: s.TERMS_URL,
      customer_information: s.CUSTOMER_INFORMATION_URL,
      withdrawal: s.WITHDRAWAL_URL,
      accessibility: s.ACCESSIBILITY_URL,
      contact: s.CONTACT_URL,
    } satisfies Record<LegalPage, string | undefined>,
    /** What an uploaded picture may have; larger ones than print needs are scaled down anyway. */
    images: {
      maxBytes: s.IMAGE_MAX_MB * 1_000_000,
      maxPixels: s.IMAGE_MAX_MEGAPIXELS * 1_000_000,
      /** Of a processor, that an uploaded drawing may take; it waits half as long for its place. */
      drawingSeconds: s.DRAWING_SECONDS,
    },
    /** How photos are edited by a prompt; undefined: by the server's own effects alone. `perHour`: edits of one person. */
    imageEdits: {
      provider:
        s.AI_IMAGE_URL || s.AI_IMAGE_KEY
          ? {
              url: s.AI_IMAGE_URL ?? 'https://api.openai.com/v1',
              key: s.AI_IMAGE_KEY,
              model: s.AI_IMAGE_MODEL,
              timeoutMs: s.AI_IMAGE_TIMEOUT || 86_400_000,
            }
          : undefined,
      perHour: s.IMAGE_EDITS_PER_HOUR,
    },
    /** Stock photographs of Pexels; undefined: the pictures that the product brings along. */
    pexels: s.PEXELS_API_KEY ? { key: s.PEXELS_API_KEY, url: s.PEXELS_URL } : undefined,
    /**
     * Neutral domains of sticker links, the default first; zero bits of the bot check; uploads a minute and address, and
     * bytes of one address that lie unused, 0 for no limit.
     */
    stickerLink: {
      domains: s.STICKER_DOMAINS,
      taskBits: s.STICKER_TASK_BITS,
      perMinute: s.STICKER_RATE_LIMIT,
      unclaimedBytes: s.STICKER_UNCLAIMED_MB * 1_000_000,
    },
    /** Where customers write to; where new orders are told to the staff, `adminEmail` unless set. */
    supportEmail: s.SUPPORT_EMAIL,
    orders: {
      staffEmail: s.ORDER_EMAIL ?? s.ADMIN_EMAIL,
      /** What goes with the first mail of an order. */
      termsPdf: s.TERMS_PDF,
      acceptAtOnce: s.ORDER_ACCEPT === 'auto',
      /** Gross, in whole units of the currency; 0 for none. */
      prepaymentAbove: s.PREPAYMENT_ABOVE,
      region: s.PRODUCTION_REGION,
      closedDays: s.CLOSED_DAYS,
      /** The carrier's page of a parcel, with `{code}` for its number. */
      trackingUrl: s.TRACKING_URL,
    },
    /** Appointments for organisations, by size. */
    schedulers: { sales: s.SCHEDULER_SALES_URL, info: s.SCHEDULER_INFO_URL },
    /** Where what people do is told to, with their consent alone. */
    analytics: s.ANALYTICS_URL ? { url: s.ANALYTICS_URL, writeKey: s.ANALYTICS_WRITE_KEY } : undefined,
    /** Who is asked whether a VAT number of another country is valid; undefined: nobody. */
    viesUrl: s.VIES_URL,
    /** `order` and `approval`: by itself, with the order or as soon as it is approved for print. */
    invoiceWhen: s.INVOICE_WHEN,
    /** After an invoice was due, its customer is reminded; 0: never. */
    reminderDays: s.INVOICE_REMINDER_DAYS,
    /** Who sells, as invoices name them; undefined while nothing of it is set: invoices are specimens then. */
    seller: Object.entries(s).some(([name, value]) => /^SELLER_(?!COUNTRY)/.test(name) && value !== undefined)
      ? {
          name: s.SELLER_NAME,
          street: s.SELLER_STREET,
          zip: s.SELLER_ZIP,
          city: s.SELLER_CITY,
          country: s.SELLER_COUNTRY,
          vatId: s.SELLER_VAT_ID,
          taxNumber: s.SELLER_TAX_NUMBER,
          register: s.SELLER_REGISTER,
          email: s.SELLER_EMAIL,
          phone: s.SELLER_PHONE,
          iban: s.SELLER_IBAN,
          bic: s.SELLER_BIC,
        }
      : undefined,
    /** How DATEV knows the house: its tax adviser's number and its own there, the chart of accounts, and those that differ from it. */
    datev: {
      consultant: s.DATEV_CONSULTANT,
      client: s.DATEV_CLIENT,
      chart: s.DATEV_CHART,
      debtor: s.DATEV_DEBTOR,
      accounts: s.DATEV_ACCOUNTS,
    },
    /** What goes to the print shop, when, and where to; `transfer` undefined: it is fetched from here. */
    handover: {
      exportAtApproval: s.EXPORT_WHEN === 'approval',
      transferAtExport: s.TRANSFER_WHEN === 'export',
      transfer: s.TRANSFER_URL
        ? {
            url: s.TRANSFER_URL,
            hostKey: s.TRANSFER_HOST_KEY ?? '',
            keyFile: s.TRANSFER_KEY_FILE,
            password: s.TRANSFER_PASSWORD,
          }
        : undefined,
    },
    /** Whether webhooks may call this very machine, without TLS: for tests. */
    webhooks: { loopback: s.WEBHOOK_LOOPBACK },
    /** Invoices by Stripe; undefined: by this server itself. `url`: of a stand-in. */
    stripe: s.STRIPE_SECRET_KEY
      ? { secretKey: s.STRIPE_SECRET_KEY, webhookSecret: s.STRIPE_WEBHOOK_SECRET ?? '', url: s.STRIPE_URL }
      : undefined,
    /** Where a print worker on another machine reaches the web server; undefined: its own address, else `baseUrl`. */
    internalUrl: s.INTERNAL_URL,
    /** Whether the worker draws the covers of albums that changed, for lists. */
    drawCovers: s.DRAW_COVERS,
    /** Whether the bitmaps of the blueprints' drawings are made ahead, in the minutes after the first start. */
    prepareContent: s.PREPARE_CONTENT,
    /** `keepMs`: how long files of exports are kept; 0 for ever. `profile`: what print files follow where none is named. */
    exports: { keepMs: s.EXPORT_KEEP, profile: s.PRINT_PROFILE },
    chromiumPath: s.CHROMIUM_PATH,
  };
}

function isOwn(host: string): boolean {
  return ['127.0.0.1', '::1', '[::1]', '0.0.0.0', '::', 'localhost'].includes(host);
}

/** Addresses of this machine itself are shown as `localhost`, which browsers treat as a secure place. */
function defaultBaseUrl(host: string, port: number): string {
  return `http://${isOwn(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
