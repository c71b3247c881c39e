/** What somebody's account asks for beside the password. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoTime } from './wire.ts';

export const secondFactorSchema = z
  .object({
    /** False of people who sign in elsewhere, or have no password yet. */
    available: z.boolean(),
    /** Since when it is asked for; null: it is not. */
    since: isoTime.nullable(),
    /** How many of them were not used. */
    recovery_codes: z.int(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof secondFactorSchema>;

const password = z.object({ password: z.string().max(1000) });
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const readSecondFactor = endpoint({
  method: 'GET',
  path: '/users/me/second_factor',
  summary: 'Whether signing in asks the caller for a code beside the password',
  tag: 'session',
  answer: z.object({ second_factor: secondFactorSchema }),
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/users/me/second_factor',
  summary: 'Begins to set up an authenticator app; nothing is asked for before its first code was confirmed',
  tag: 'session',
  body: password,
  answer: z.object({
    setup: z.object({
      /** In base32, to type. */
      secret: z.string(),
      /** `otpauth://…`, to show as a QR code. */
      address: z.string(),
    }),
  }),
  status: 201,
  refusals: ['second_factor_unavailable', 'second_factor_on', 'password_wrong', 'too_many_requests'],
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/users/me/second_factor/confirmation',
  summary: 'Turns it on with the first code of the app; the recovery codes are told this once',
  tag: 'session',
  body: z.object({ code: z.string().max(60) }),
  answer: recoveryCodes,
  refusals: ['second_factor_unavailable', 'second_factor_wrong', 'too_many_requests'],
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/users/me/second_factor/recovery_codes',
  summary: 'Makes new recovery codes; those from before open nothing any more',
  tag: 'session',
  body: password,
  answer: recoveryCodes,
  status: 201,
  refusals: ['second_factor_unavailable', 'password_wrong', 'too_many_requests'],
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/users/me/second_factor/end',
  summary: 'Turns it off',
  tag: 'session',
  body: password,
  answer: null,
  status: 204,
  refusals: ['second_factor_unavailable', 'password_wrong', 'too_many_requests'],
});
