/** The password of somebody who is signed in; those who forgot it get a link by mail instead. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** In characters, as people count them. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;

const typed = z.string().max(1000);

export const changePassword = endpoint({
  method: 'PATCH',
  path: '/users/me/password',
  summary: 'Changes the password of a caller who knows the one before; all their other sign-ins end',
  tag: 'session',
  body: z.object({ password: typed, new_password: typed }),
  answer: null,
  status: 204,
  refusals: [
    'password_none',
    'password_wrong',
    'password_short',
    'password_long',
    'password_easy',
    'too_many_requests',
  ],
});
