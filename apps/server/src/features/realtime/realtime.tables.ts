import type { UnitRefused } from '@figurina/contract';
import type { ColumnType } from 'kysely';

export interface RealtimeTables {
  album_mutations: AlbumMutationRow;
  mutation_answers: MutationAnswerRow;
}

/** One applied mutation: what its album's document became `version` by. */
export interface AlbumMutationRow {
  album_id: string;
  version: number;
  mutation_id: string;
  client_id: string;
  user_id: string;
  base_version: number;
  /** The applied units, as JSON. */
  units: string;
  /** JSON: what of it only its author may take back (see packages/album, proofs.ts); null as a rule. */
  traces: string | null;
  /** JSON: what the server put right by it when it read the album; null as a rule. */
  repairs: string | null;
  created_at: Date;
}

/** What was answered to a mutation the first time, applied or refused. */
export interface MutationAnswerRow {
  album_id: string;
  mutation_id: string;
  version: number;
  /** JSON text. */
  refused: ColumnType<string, string, never>;
  created_at: Date;
}

export type Refused = readonly UnitRefused[];
