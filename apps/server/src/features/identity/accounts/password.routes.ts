import { changePassword } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { localeOf, refuse } from '../../../platform/http/refusal.ts';
import { route } from '../../../platform/http/route.ts';
import type { Embedded } from '../provider/embedded.ts';
import type { SignIns } from '../sign-ins/sign-ins.ts';

/** `embedded`: undefined where people sign in elsewhere. */
export function servePassword(
  http: FastifyInstance,
  embedded: Pick<Embedded, 'changePassword'> | undefined,
  signIns: Pick<SignIns, 'endAll'>,
): void {
  route(http, changePassword, async ({ caller: { id, signIn }, body, request }) => {
    if (!embedded) return refuse('password_none');
    const refused = await embedded.changePassword(id, {
      password: body.password,
      newPassword: body.new_password,
      locale: localeOf(request),
      endOthers: async (within) => signIns.endAll(id, within, signIn),
    });
    return refused && refuse(refused);
  });
}
