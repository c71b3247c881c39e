import type { AlbumDocument } from '../../document/album.ts';
import { copyDocument } from '../../document/create-document.ts';
import { applyPatch } from '../../patch/apply-patch.ts';
import type { Patch } from '../../patch/patch.ts';
import type { Actor } from '../../permissions.ts';
import { NO_PROOFS } from '../proofs.ts';
import { mayDoAll, operationRefusal, type RoleRule } from './role-refusal.ts';

/** Why a patch as a whole would be refused to somebody for their role, a lock or their chapters; null when it would not. Nothing is changed. */
export function patchRefusal(document: AlbumDocument, patch: Patch, actor: Actor): RoleRule | null {
  if (mayDoAll(actor)) return null;
  const draft = copyDocument(document);
  for (const operation of patch) {
    // Each is judged on what those before it have made.
    const refusal = operationRefusal(draft, operation, actor, NO_PROOFS);
    if (refusal) return refusal;
    applyPatch(draft, [operation]);
  }
  return null;
}
