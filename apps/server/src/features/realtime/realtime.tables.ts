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
