import type { ProofAnswer } from '@figurina/contract';
import type { AlbumLanguage } from '@figurina/album';
import type { Locale } from '@figurina/locales';
import type { ColumnType } from 'kysely';

export interface ProofsTables {
  proof_decisions: ProofDecisionRow;
  proof_links: ProofLinkRow;
  proof_people: ProofPersonRow;
  proof_rounds: ProofRoundRow;
}

export interface RoundSpread {
  id: string;
  /** `4–5`, as they were then. */
  pages: string;
  /** SHA-256 of `spreadContent`. */
  hash: string;
  /** It shows something else than in the round before; in the first round none is. */
  changed: boolean;
}

export interface ProofRoundRow {
  id: string;
  album_id: string;
  number: number;
  version: number;
  schema_version: number;
  title: string;
  release_date: string | null;
  language: AlbumLanguage;
  /** JSON text of what is shown; null when the round is closed. */
  parts: string | null;
  /** Ids of the pictures in it. */
  images: ColumnType<readonly string[], string, string>;
  spreads: ColumnType<readonly RoundSpread[], string, never>;
  message: string;
  deadline: string | null;
  started_by: string;
  started_by_name: string;
  created_at: Date;
  closed_at: Date | null;
}

export interface ProofPersonRow {
  id: string;
  round_id: string;
  email: string;
  /** '' where nobody said. */
  name: string;
  locale: Locale;
  created_at: Date;
  opened_at: Date | null;
  done_at: Date | null;
  reminded_at: Date | null;
  /** By the job, before the deadline. */
  reminded_by_itself_at: Date | null;
  withdrawn_at: Date | null;
}

export interface ProofLinkRow {
  token_hash: string;
  person_id: string;
}

export interface ProofDecisionRow {
  person_id: string;
  spread_id: string;
  answer: ProofAnswer | null;
  comment: string;
  carried: boolean;
  at: Date;
}
