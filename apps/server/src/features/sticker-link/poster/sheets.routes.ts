/** The sheets of the sticker link: as pages to look at, and as files. */
import { readStickerSheet, STICKER_SHEETS, stickerSheetQuerySchema } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { callerFor } from '../../../platform/http/caller.ts';
import { isRefusal, refuse, sendRefusal } from '../../../platform/http/refusal.ts';
import { route } from '../../../platform/http/route.ts';
import type { AlbumAccess } from '../../albums/index.ts';
import type { PrintPage } from '../../exports/index.ts';
import type { MakeSheet } from './make-sheet.ts';

const paramsSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/), sheet: z.enum(STICKER_SHEETS) });

interface SheetRoutesParts {
  readonly access: AlbumAccess;
  readonly makeSheet: MakeSheet;
  readonly printPage: PrintPage;
}

export function serveSheets(http: FastifyInstance, { access, makeSheet, printPage }: SheetRoutesParts): void {
  route(http, readStickerSheet, async ({ params: { id, sheet }, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const page = await makeSheet(id, sheet);
    return page ? { sheet: page } : refuse('not_found');
  });

  http.route<{ Params: z.output<typeof paramsSchema>; Querystring: z.output<typeof stickerSheetQuerySchema> }>({
    method: 'GET',
    url: '/v1/albums/:id/sticker_link/sheets/:sheet/file',
    schema: {
      summary: 'A poster or cards as PDF, the picture as PNG',
      tags: ['sticker link'],
      security: [{ bearer: [] }],
      params: paramsSchema,
      querystring: stickerSheetQuerySchema,
    },
    handler: async (request, reply) => {
      const caller = await callerFor(request, 'user');
      if (isRefusal(caller)) return sendRefusal(request, reply, caller);
      const { id, sheet } = request.params;
      const actor = caller && (await access(id, caller, 'read'));
      if (!actor || isRefusal(actor)) return sendRefusal(request, reply, actor ?? refuse('not_found'));
      const page = await makeSheet(id, sheet, request.query.sticker_ids);
      if (!page) return sendRefusal(request, reply, refuse('not_found'));
      const as = sheet === 'picture' ? 'png' : 'pdf';
      const file = await printPage({ ...page, as });
      return reply
        .headers({
          'content-type': as === 'png' ? 'image/png' : 'application/pdf',
          'content-disposition': `attachment; filename="${sheet}.${as}"`,
          'cache-control': 'private, no-store',
        })
        .send(file);
    },
  });
}
