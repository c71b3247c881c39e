/** Who signs people in, and who the caller is. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoTime } from './wire.ts';

/** The scope every access token must carry. */
export const ACCESS_SCOPE = 'manage:current_user_albums';
export const ADMIN_ROLE = 'admin';
/** Where the browser comes back to from the sign-in and the sign-out, below the product's address. */
export const SIGN_IN_RETURN_PATH = '/auth/callback';
export const SIGN_OUT_RETURN_PATH = '/start';

/** Pages of whoever operates this installation, each by a short path of the product that leads there. */
export const LEGAL_PAGES = [
  'imprint',
  'privacy',
  'terms',
  'customer_information',
  'withdrawal',
  'accessibility',
  'contact',
] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];
export const legalPath = (page: LegalPage): string => `/${page.replace('_', '-')}`;

/** What the browser needs to run the code flow with PKCE. */
export const sessionConfigSchema = z
  .object({
    issuer: z.string(),
    client_id: z.string(),
    /** The whole scope to ask for, e.g. `openid profile email manage:current_user_albums`. */
    scope: z.string(),
    /** The API's name at the issuer; some issuers want it as `audience` or `resource` in the request. */
    audience: z.string(),
    /** Whether people can sign up and set passwords on pages of our own (`embedded`) or elsewhere (`outside`). */
    provider: z.enum(['embedded', 'outside']),
    /** Where mails go: into the outbox that administrators read, or out by SMTP. */
    mail: z.enum(['outbox', 'smtp']),
    /** Which pages of the operator there are. */
    legal_pages: z.array(z.enum(LEGAL_PAGES)),
    /** The cheapest order, as the order button says it: `ab 285 EUR`; by language. */
    price_labels: z.record(z.string(), z.string()),
    support_email: z.string(),
    /** Appointments for organisations by their size; null where there is none. */
    schedulers: z.object({ sales: z.string().nullable(), info: z.string().nullable() }),
    /** Where what people do is told to, with their consent alone; null: nobody is told anything. */
    analytics: z.object({ url: z.string(), write_key: z.string() }).nullable(),
  })
  .meta({ id: 'SessionConfig' });
export type SessionConfig = z.infer<typeof sessionConfigSchema>;

export const readConfig = endpoint({
  method: 'GET',
  path: '/config',
  summary: 'What a browser needs to sign somebody in',
  tag: 'session',
  answer: z.object({ config: sessionConfigSchema }),
  access: 'public',
});

export const userSchema = z
  .object({
    sub: z.string(),
    email: z.string(),
    nickname: z.string(),
    /** Address of a picture, or null. */
    picture: z.string().nullable(),
    /** One of the interface's five languages. */
    locale: z.string(),
    roles: z.array(z.string()),
    /** Since when the address is proved to be theirs. */
    activated_at: isoTime.nullable(),
    email_confirmed: z.boolean(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof userSchema>;

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'Who the caller is, with the roles as the server sees them',
  tag: 'session',
  answer: z.object({ user: userSchema }),
});

export const activateUser = endpoint({
  method: 'PATCH',
  path: '/users/activate',
  summary: "Confirms the caller's address by the secret of the mail; again is no mistake",
  tag: 'session',
  body: z.object({ token: z.string().max(100) }),
  answer: z.object({ user: userSchema }),
  refusals: ['activation_link_gone'],
});

export const BROWSERS = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
export type Browser = (typeof BROWSERS)[number];
export const SYSTEMS = ['android', 'chromeos', 'ios', 'ipados', 'linux', 'macos', 'windows'] as const;
export type System = (typeof SYSTEMS)[number];

export const signInSchema = z
  .object({
    id: z.string(),
    /** As the browser calls itself; null where that says nothing. */
    browser: z.enum(BROWSERS).nullable(),
    system: z.enum(SYSTEMS).nullable(),
    begun_at: isoTime,
    /** To the hour. */
    last_used_at: isoTime,
    /** The caller's own. */
    current: z.boolean(),
  })
  .meta({ id: 'SignIn' });
export type SignIn = z.infer<typeof signInSchema>;

export const listSignIns = endpoint({
  method: 'GET',
  path: '/users/me/sign_ins',
  summary: 'Where the caller is signed in; of an outside issuer nothing is known here',
  tag: 'session',
  answer: z.object({ sign_ins: z.array(signInSchema) }),
});

export const endSignIn = endpoint({
  method: 'DELETE',
  path: '/users/me/sign_ins/:id',
  summary: 'Signs the caller out in one place: its tokens open nothing from then on, and its connections end',
  tag: 'session',
  params: z.object({ id: z.string().min(1).max(64) }),
  answer: null,
  status: 204,
  refusals: ['not_found'],
});

export const endOtherSignIns = endpoint({
  method: 'DELETE',
  path: '/users/me/sign_ins',
  summary: 'Signs the caller out everywhere else',
  tag: 'session',
  answer: null,
  status: 204,
});

export const sendActivationMail = endpoint({
  method: 'POST',
  path: '/users/activation_mail',
  summary: 'Mails the caller another link that confirms their address; nothing when it is confirmed',
  tag: 'session',
  answer: null,
  status: 204,
  refusals: ['too_many_requests'],
});
