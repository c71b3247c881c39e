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
