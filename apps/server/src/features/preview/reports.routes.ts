/** What holders of the preview link told of stickers, for those who make the album. */
import { changeStickerReport, listStickerReports, type StickerReport } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { PreviewParts } from './preview-parts.ts';
import * as reports from './reports.queries.ts';

const LISTED = 500;

export function serveReports(
  http: FastifyInstance,
  { db, clock, access, listChanged }: Pick<PreviewParts, 'db' | 'clock' | 'access' | 'listChanged'>,
): void {
  route(http, listStickerReports, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    return { sticker_reports: (await reports.listReports(db, id, LISTED)).map(wire) };
  });

  route(http, changeStickerReport, async ({ params: { id, report }, body, caller }) => {
    // In a locked album as well: that is when names are read for the last time.
    const actor = await access(id, caller, 'comment');
    if (isRefusal(actor)) return actor;
    const settled = await reports.settleReport(db, id, report, body.sticker_report.done ? clock.now() : null);
    if (!settled) return refuse('not_found');
    listChanged(id, 'preview');
    return { sticker_report: wire(settled) };
  });
}

function wire({ id, sticker_id, sticker_name, message, created_at, done_at }: reports.Report): StickerReport {
  return { id, sticker_id, sticker_name, message, created_at: created_at.toISOString(), done: done_at !== null };
}
