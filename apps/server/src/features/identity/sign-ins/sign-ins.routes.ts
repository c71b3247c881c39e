import { endOtherSignIns, endSignIn, listSignIns } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../platform/http/refusal.ts';
import { route } from '../../../platform/http/route.ts';
import type { SignIns } from './sign-ins.ts';

export function serveSignIns(http: FastifyInstance, signIns: SignIns): void {
  route(http, listSignIns, async ({ caller: { id, signIn = null } }) => ({
    sign_ins: await signIns.list(id, signIn),
  }));
  route(http, endSignIn, async ({ caller, params: { id } }) =>
    (await signIns.end(caller.id, id)) ? undefined : refuse('not_found'),
  );
  route(http, endOtherSignIns, async ({ caller: { id, signIn = null } }) => signIns.endOthers(id, signIn));
}
