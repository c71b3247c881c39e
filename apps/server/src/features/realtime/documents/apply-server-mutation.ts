import type { Patch, UnitRefusal } from '@figurina/album';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Author, Documents } from './documents.ts';

/** A change that a call of the REST API makes, by the same way as everybody else's. */
export interface ServerMutation {
  readonly albumId: string;
  readonly actor: Author;
  /** Each applied whole or not at all. */
  readonly units: readonly Patch[];
}

export type ServerMutationAnswer =
  | {
      readonly ok: true;
      readonly version: number;
      /** By their place in `units`. */
      readonly refused: readonly { readonly unit: number; readonly code: UnitRefusal }[];
    }
  | Refusal;

/** What calls of the REST API count as among the clients. */
const SERVER_CLIENT = 'server';

export async function applyServerMutation(
  documents: Pick<Documents, 'write'>,
  { albumId, actor, units }: ServerMutation,
): Promise<ServerMutationAnswer> {
  const named = units.map((operations) => ({ id: newId(), operations: [...operations] }));
  const mutation = { id: newId(), client_id: SERVER_CLIENT, base_version: null, units: named };
  const written = await documents.write(albumId, mutation, actor);
  if (!written.ok) return refuse(written.code);
  const { version, refused } = written;
  return {
    ok: true,
    version,
    refused: refused.map(({ unit_id, code }) => ({
      unit: named.findIndex(({ id }) => id === unit_id),
      code: code as UnitRefusal,
    })),
  };
}
