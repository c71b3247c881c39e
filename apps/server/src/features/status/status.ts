/** How the installation is: asked by staff, told by browsers. */
import { readStatus } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import type { PartState } from '../../platform/observation/parts.ts';
import { version } from '../../platform/observation/version.ts';
import { listLatest } from './page-errors.queries.ts';
import { servePageReports, type PageReportsParts } from './page-reports.routes.ts';

export interface StatusParts extends PageReportsParts {
  readonly askParts: () => Promise<PartState[]>;
}

export function serveStatus(http: FastifyInstance, parts: StatusParts): void {
  const { db, clock, askParts } = parts;
  servePageReports(http, parts);
  route(http, readStatus, async () => {
    const [asked, errors] = await Promise.all([askParts(), listLatest(db)]);
    const now = clock.now().getTime();
    return {
      status: {
        at: new Date(now).toISOString(),
        version,
        node: process.versions.node,
        since: new Date(now - Math.round(process.uptime() * 1000)).toISOString(),
        parts: asked,
        page_errors: errors.map(({ name, message, screen, frames, count, first_at, last_at }) => ({
          name,
          message,
          screen,
          frames,
          count,
          first_at: first_at.toISOString(),
          last_at: last_at.toISOString(),
        })),
      },
    };
  });
}
