import type { ClaimItem, ClaimKind } from '@figurina/commerce';
import type { ClaimState } from '@figurina/contract';
import type { ColumnType, Generated } from 'kysely';

export interface ClaimsTables {
  order_claims: ClaimRow;
  claim_photos: ClaimPhotoRow;
}

export interface ClaimRow {
  id: string;
  order_id: string;
  kind: ClaimKind;
  item: ClaimItem;
  quantity: number;
  /** Of boxes, which ones: by the first numbers of their stickers. */
  motifs: ColumnType<number[], string | undefined, string>;
  words: string;
  /** One open claim of a kind and order. */
  state: Generated<ClaimState>;
  answer: Generated<string>;
  answered_by: string | null;
  answered_at: Date | null;
  /** The subject of who reported it. */
  by_sub: string;
  created_at: Date;
}

export interface ClaimPhotoRow {
  id: string;
  claim_id: string;
  position: number;
  file_key: string;
}
