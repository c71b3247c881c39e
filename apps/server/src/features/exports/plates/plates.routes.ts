/** `GET /v1/render_jobs/:id/plates`: for those who may download the file. */
import { PLATE_NAMES, readPagePlates, readPlates, type SheetPicture } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Counters } from '../../../platform/counters/counters.ts';
import { callerFor, type Caller } from '../../../platform/http/caller.ts';
import { isRefusal, refuse, sendRefusal, type Refusal } from '../../../platform/http/refusal.ts';
import { route } from '../../../platform/http/route.ts';
import type { JobHead } from '../exports.queries.ts';
import type { FindOwnJob } from '../exports.routes.ts';
import type { Plates } from './plates.ts';

interface PlatesRoutesParts {
  readonly counters: Pick<Counters, 'add'>;
  readonly plates: Plates;
  readonly findOwnJob: FindOwnJob;
}

const MINUTE_MS = 60_000;
/** Of one person: pages are drawn, pictures only read. */
const PAGES_A_MINUTE = 60;
const PICTURES_A_MINUTE = 400;

/** A photograph of the whole, where plates are exact. */
const PROOF = 'proof.jpg';

const pictureParams = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  page: z.coerce.number().int().min(1).max(100_000),
  picture: z.union([z.templateLiteral([z.enum(PLATE_NAMES), '.png']), z.literal(PROOF)]),
});

export function servePlates(http: FastifyInstance, { counters, plates, findOwnJob }: PlatesRoutesParts): void {
  async function jobFor(id: string, caller: Caller, counted: 'pages' | 'pictures'): Promise<JobHead | Refusal> {
    const [calls = 0] = await counters.add([`plates ${counted} ${caller.id}`], MINUTE_MS);
    const most = counted === 'pages' ? PAGES_A_MINUTE : PICTURES_A_MINUTE;
    return calls > most ? refuse('too_many_requests') : findOwnJob(id, caller);
  }

  route(http, readPlates, async ({ params: { id }, caller }) => {
    const job = await jobFor(id, caller, 'pages');
    const found = isRefusal(job) ? job : await plates.readPages(job);
    if (isRefusal(found)) return found;
    const { profile, pages, spot } = found;
    return { ink_limit: profile.ink_limit, profile: profile.title, pages: [...pages], spot };
  });

  route(http, readPagePlates, async ({ params: { id, page }, caller }) => {
    const job = await jobFor(id, caller, 'pages');
    const found = isRefusal(job) ? job : await plates.readPage(job, page);
    if (isRefusal(found)) return found;
    const url = (name: SheetPicture): string =>
      `/v1/render_jobs/${id}/plates/${page}/${name === 'proof' ? PROOF : `${name}.png`}`;
    return {
      over_share: found.overShare,
      plates: [...found.pictures.keys()].map((name) => ({ name, url: url(name) })),
    };
  });

  http.route<{ Params: z.output<typeof pictureParams> }>({
    method: 'GET',
    url: '/v1/render_jobs/:id/plates/:page/:picture',
    schema: {
      summary: 'A plate of a page as a grey PNG, or all of them together as a JPEG',
      tags: ['exports'],
      security: [{ bearer: [] }],
      params: pictureParams,
    },
    handler: async (request, reply) => {
      const caller = await callerFor(request, 'user');
      if (!caller || isRefusal(caller)) return sendRefusal(request, reply, caller ?? refuse('not_found'));
      const { id, page, picture } = request.params;
      const job = await jobFor(id, caller, 'pictures');
      const found = isRefusal(job) ? job : await plates.readPage(job, page);
      const [name, extension] = picture.split('.') as [SheetPicture, 'png' | 'jpg'];
      const drawn = isRefusal(found) ? undefined : found.pictures.get(name);
      if (isRefusal(found) || !drawn)
        return sendRefusal(request, reply, isRefusal(found) ? found : refuse('not_found'));
      const type = extension === 'png' ? 'image/png' : 'image/jpeg';
      return reply.headers({ 'content-type': type, 'cache-control': 'private, no-store' }).send(drawn);
    },
  });
}
