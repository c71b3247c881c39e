import { type AlbumDocument, applyPatch, fullPath, mendContent, type Mending, PathSet } from '@figurina/album';
import { type AppliedMutation, HOUSE_USER } from '@figurina/contract';
import { newId } from '../../../platform/ids.ts';

/** What the house calls itself where it writes repairs. */
const MENDING_CLIENT = 'mending';

/**
 * What is still to be written of what was put right when an album was read: not what its log has written since, but what
 * its log broke again. Afterwards the document keeps all rules.
 */
export function leftToMend(document: AlbumDocument, read: Mending, log: readonly AppliedMutation[]): Mending {
  const written = new PathSet(log.flatMap(({ units }) => units.flatMap(({ operations }) => operations.map(fullPath))));
  const patch = read.patch.filter((operation) => !written.overlaps(fullPath(operation)));
  const again = mendContent(document);
  applyPatch(document, again.patch);
  const paths = [...patch, ...again.patch].map(fullPath);
  const repairs = [...read.repairs, ...again.repairs].filter(({ at }) =>
    paths.some((path) => path === at || path.startsWith(at.endsWith(':') ? at : `${at}/`)),
  );
  return { patch: [...patch, ...again.patch], repairs };
}

/** The mutation that brings it to everybody who has the album open. */
export function mendingMutation({ patch }: Mending, version: number): AppliedMutation {
  return {
    id: newId(),
    client_id: MENDING_CLIENT,
    user: HOUSE_USER,
    base_version: version,
    version: version + 1,
    units: [{ id: newId(), operations: [...patch] }],
  };
}
