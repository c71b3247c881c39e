import type { FastifyInstance } from 'fastify';
import type { OwnLayoutsParts } from './own-layouts-parts.ts';
import { serveOwnLayouts } from './own-layouts.routes.ts';

/** Spreads saved as layouts, for all albums of an owner. */
export interface OwnLayouts {
  serve(http: FastifyInstance): void;
}

export function createOwnLayouts(parts: OwnLayoutsParts): OwnLayouts {
  return { serve: (http) => serveOwnLayouts(http, parts) };
}
