import type { FastifyInstance } from 'fastify';
import type { ProofsParts } from './proofs-parts.ts';
import { listImages } from './proofs.queries.ts';
import { remindByItself } from './remind-by-itself.ts';
import { serveProofs } from './proofs.routes.ts';
import { servePublicProofs } from './public-proof.routes.ts';

export interface Proofs {
  /** The pictures that a link, by its hash, shows now; none when it is no link of this album. */
  picturesOf(albumId: string, link: string): Promise<ReadonlySet<string>>;
  serve(http: FastifyInstance): void;
}

export function createProofs(parts: ProofsParts): Proofs {
  remindByItself(parts);
  return {
    picturesOf: async (albumId, link) => new Set(await listImages(parts.db, albumId, link)),
    serve: (http) => {
      serveProofs(http, parts);
      servePublicProofs(http, parts);
    },
  };
}
