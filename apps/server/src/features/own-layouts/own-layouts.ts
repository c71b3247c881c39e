import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumAccess } from '../albums/index.ts';
import type { Members } from '../members/index.ts';
import { serveOwnLayouts } from './own-layouts.routes.ts';

export interface OwnLayoutsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly access: AlbumAccess;
  readonly ownerOf: Members['ownerOf'];
}

/** Spreads saved as layouts, for all albums of an owner. */
export interface OwnLayouts {
  serve(http: FastifyInstance): void;
}

export function createOwnLayouts(parts: OwnLayoutsParts): OwnLayouts {
  return { serve: (http) => serveOwnLayouts(http, parts) };
}
