import type { AlbumDocument, Patch, UnitRefusal } from '@figurina/album';
import type { Unit } from '@figurina/contract';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Author, Documents } from './documents.ts';

/** A change that a call of the REST API makes, by the same way as everybody else's. */
export interface ServerMutation {
  readonly albumId: string;
  readonly actor: Author;
  /** Each applied whole or not at all; or one, made from the album as it is when its turn has come. */
  readonly units: readonly Patch[] | ((document: AlbumDocument) => Patch);
  /** The client that takes it for a step of its own. */
  readonly clientId?: string;
}

export type ServerMutationAnswer =
  | {
      readonly ok: true;
      readonly version: number;
      /** In the log; null when nothing was applied. */
      readonly mutationId: string | null;
      /** By their place in `units`. */
      readonly refused: readonly { readonly unit: number; readonly code: UnitRefusal }[];
    }
  | Refusal;

/** What calls of the REST API count as among the clients. */
const SERVER_CLIENT = 'server';

export async function applyServerMutation(
  documents: Pick<Documents, 'write'>,
  { albumId, actor, units, clientId = SERVER_CLIENT }: ServerMutation,
): Promise<ServerMutationAnswer> {
  let named: Unit[] = [];
  const name = (patches: readonly Patch[]): Unit[] => {
    named = patches
      .filter(({ length }) => length > 0)
      .map((operations) => ({ id: newId(), operations: [...operations] }));
    return named;
  };
  const mutation = {
    id: newId(),
    client_id: clientId,
    base_version: null,
    units: typeof units === 'function' ? (document: AlbumDocument) => name([units(document)]) : name(units),
  };
  const written = await documents.write(albumId, mutation, actor);
  if (!written.ok) return refuse(written.code);
  const { version, refused } = written;
  return {
    ok: true,
    version,
    mutationId: named.length > refused.length ? mutation.id : null,
    refused: refused.map(({ unit_id, code }) => ({
      unit: named.findIndex(({ id }) => id === unit_id),
      code: code as UnitRefusal,
    })),
  };
}
