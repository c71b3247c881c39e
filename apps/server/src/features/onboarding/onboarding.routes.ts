import { readOnboardingState, sendAlbumLink } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { OnboardingParts, ReadOnboarding } from './onboarding.ts';

interface OnboardingRoutesParts extends Pick<OnboardingParts, 'db' | 'config' | 'mails' | 'access'> {
  readonly read: ReadOnboarding;
}

export function serveOnboarding(http: FastifyInstance, parts: OnboardingRoutesParts): void {
  const { db, config, mails, access, read } = parts;

  route(http, readOnboardingState, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const state = await read(id);
    return state ? { onboarding_state: state } : refuse('not_found');
  });

  route(http, sendAlbumLink, async ({ params: { id }, caller, request }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const album = await db.selectFrom('albums').select('title').where('id', '=', id).executeTakeFirst();
    if (!album) return refuse('not_found');
    const said = { locale: localeOf(request), album: album.title, link: `${config.baseUrl}/album/${id}` };
    return mails.sendOne('album_link', { albumId: id, sender: caller.id, to: caller.email }, said);
  });
}
