import type { FastifyInstance } from 'fastify';
import type { ProofsParts } from './proofs-parts.ts';
import { listImages } from './proofs.queries.ts';
import { serveProofs } from './proofs.routes.ts';
import { servePublicProofs } from './public-proof.routes.ts';

export interface Proofs {
  /** The pictures that a link, by its hash, shows now; none when it is no link of this album. */
  picturesOf(albumId: string, link: string): Promise<ReadonlySet<string>>;
  serve(http: FastifyInstance): void;
}

export function createProofs(parts: ProofsParts): Proofs {
  return {
    picturesOf: async (albumId, link) => new Set(await listImages(parts.db, albumId, link)),
    serve: (http) => {
      serveProofs(http, parts);
      servePublicProofs(http, parts);
    },
  };
}
