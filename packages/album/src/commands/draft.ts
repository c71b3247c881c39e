import type { AlbumDocument } from '../document/album.ts';
import { copyDocument } from '../document/create-document.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import type { Operation, Patch } from '../patch/patch.ts';

/**
 * A copy of a document on which a command tries its steps, so that a later step sees what an earlier one did. The
 * operations add up to the patch of the whole command.
 */
export class Draft {
  readonly document: AlbumDocument;
  readonly #operations: Operation[] = [];

  constructor(document: AlbumDocument) {
    this.document = copyDocument(document);
  }

  apply(patch: Patch): this {
    applyPatch(this.document, patch);
    this.#operations.push(...patch);
    return this;
  }

  get patch(): Patch {
    return this.#operations;
  }
}
