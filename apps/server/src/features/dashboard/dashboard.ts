/** What staff see of all orders and albums, and what they do to many at once. Source: operations 1. */
import type { FastifyInstance } from 'fastify';
import { serveAlbumsDashboard } from './albums-dashboard.routes.ts';
import { serveBoard } from './board.routes.ts';
import { serveBulk } from './bulk.routes.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import { makeListIndexesNightly } from './list-indexes.ts';
import { createDueDays } from './due-days.ts';
import { serveOrdersDashboard } from './orders-dashboard.routes.ts';
import { countAnewNightly } from './running-counts.ts';
import { serveTracking } from './tracking.routes.ts';

export interface Dashboard {
  serve(http: FastifyInstance): void;
}

export function createDashboard(parts: DashboardParts): Dashboard {
  const dueDays = createDueDays(parts.calendar);
  makeListIndexesNightly(parts);
  countAnewNightly(parts.db, parts.jobs);
  return {
    serve: (http) => {
      serveOrdersDashboard(http, { ...parts, dueDays });
      serveAlbumsDashboard(http, parts);
      serveBoard(http, { ...parts, dueDays });
      serveBulk(http, parts);
      serveTracking(http, parts);
    },
  };
}
