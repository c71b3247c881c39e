import type { FastifyInstance } from 'fastify';
import { createAsking } from './erasing/ask-for-erasure.ts';
import { createDueErasures } from './erasing/due-erasures.ts';
import { createRememberedErasures } from './erasing/remembered-erasures.ts';
import { serveExportFile } from './exporting/export-file.routes.ts';
import { createPersonExports } from './exporting/person-exports.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { servePrivacy } from './privacy.routes.ts';
import { retainNightly } from './retention/retain.ts';

export interface Privacy {
  /** Before the first request: when the database came from a backup, whoever was erased since is again. */
  eraseAfterRestore(): Promise<void>;
  serve(http: FastifyInstance): void;
}

export function createPrivacy(parts: PrivacyParts): Privacy {
  const remembered = createRememberedErasures(parts.files);
  const due = createDueErasures(parts, remembered);
  const personExports = createPersonExports(parts);
  const asking = createAsking(parts);
  retainNightly(parts);
  return {
    eraseAfterRestore: due.eraseAfterRestore,
    serve: (http) => {
      servePrivacy(http, { ...parts, personExports, asking, remembered });
      serveExportFile(http, parts, personExports);
    },
  };
}
