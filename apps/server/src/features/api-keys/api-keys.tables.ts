import type { ApiScope } from '@figurina/contract';
import type { ColumnType } from 'kysely';

export interface ApiKeysTables {
  api_keys: ApiKeyRow;
}

export interface ApiKeyRow {
  id: string;
  user_sub: string;
  name: string;
  /** How the key begins. */
  hint: string;
  /** SHA-256 of the key, which is kept nowhere. */
  key_hash: string;
  /** Written as JSON text. */
  scopes: ColumnType<ApiScope[], string, string>;
  created_at: Date;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
}
