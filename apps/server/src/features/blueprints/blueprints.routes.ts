import { ALBUM_LANGUAGES, type AlbumLanguage } from '@figurina/album';
import { listBlueprints, readBlueprint } from '@figurina/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { localeOf, refuse, sendRefusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { ShownBlueprints } from './blueprints-parts.ts';

export function serveBlueprints(http: FastifyInstance, blueprints: ShownBlueprints): void {
  route(http, listBlueprints, async ({ query, caller, request }) => {
    const { q = '', category, attributes } = query;
    const language = languageOf(query.language, request);
    const viewer = { admin: caller?.admin ?? false };
    const found = (await blueprints.list(language, viewer))
      .filter((blueprint) => !category || blueprint.blueprint_category === category)
      .filter((blueprint) => matches(blueprint.title, q, language));
    if (attributes !== 'FULL') return { blueprints: found };
    const whole = await Promise.all(found.map(({ id }) => blueprints.find(id, language, viewer)));
    return { blueprints: whole.filter((blueprint) => blueprint !== undefined) };
  });

  route(http, readBlueprint, async ({ params, query, caller, request }) => {
    const viewer = { admin: caller?.admin ?? false };
    const blueprint = await blueprints.find(params.id, languageOf(query.language, request), viewer);
    return blueprint ? { blueprint } : refuse('blueprint_not_found');
  });

  http.route<{ Params: { id: string }; Querystring: { language: AlbumLanguage } }>({
    method: 'GET',
    url: '/v1/blueprints/:id/cover.webp',
    schema: {
      summary: "A picture of a blueprint's front cover",
      tags: ['blueprints'],
      security: [],
      params: z.object({ id: z.string().max(64) }),
      querystring: z.object({ language: z.enum(ALBUM_LANGUAGES).default('en'), v: z.string().max(40).optional() }),
    },
    handler: async (request, reply) => {
      const cover = await blueprints.cover(request.params.id, request.query.language);
      if (!cover) return sendRefusal(request, reply, refuse('blueprint_not_found'));
      return reply
        .headers({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' })
        .send(cover);
    },
  });
}

function languageOf(wanted: string | undefined, request: FastifyRequest): AlbumLanguage {
  return ALBUM_LANGUAGES.find((language) => language === wanted?.slice(0, 2)) ?? localeOf(request);
}

/** Part of the name, whatever its case and accents. */
function matches(title: string, q: string, language: AlbumLanguage): boolean {
  const plain = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language).replaceAll('ł', 'l');
  return plain(title).includes(plain(q.trim()));
}
