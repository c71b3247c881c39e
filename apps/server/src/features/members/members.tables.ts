import type { MemberRole } from '@figurina/album';
import type { ColumnType, Generated } from 'kysely';

export interface MembersTables {
  album_members: AlbumMemberRow;
  invitations: InvitationRow;
}

export interface AlbumMemberRow {
  id: string;
  album_id: string;
  user_sub: string;
  /** Exactly one row an album is true. */
  owner: boolean;
  /** Of whoever is not the owner. */
  role: Generated<MemberRole>;
  /** Ids of the chapters that they are restricted to; null: all. */
  sections: ColumnType<readonly string[] | null, string | null | undefined, string | null>;
  created_at: Date;
}

/** Open while `accepted_at` is null and `expires_at` lies ahead; `email` in lower case. */
export interface InvitationRow {
  id: string;
  album_id: string;
  email: string;
  token_hash: string;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
}
