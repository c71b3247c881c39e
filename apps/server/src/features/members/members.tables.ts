import type { MemberRole } from '@figurina/album';
import type { ColumnType, Generated } from 'kysely';

export interface MembersTables {
  album_joining: AlbumJoiningRow;
  album_members: AlbumMemberRow;
  invitations: InvitationRow;
  join_links: JoinLinkRow;
  ownership_offers: OwnershipOfferRow;
  removed_members: RemovedMemberRow;
}

/** Ids of the chapters that they are restricted to; null: all. */
type Sections = ColumnType<readonly string[] | null, string | null | undefined, string | null>;

export interface AlbumMemberRow {
  id: string;
  album_id: string;
  user_sub: string;
  /** Exactly one row an album is true. */
  owner: boolean;
  /** Of whoever is not the owner. */
  role: Generated<MemberRole>;
  sections: Sections;
  created_at: Date;
}

/** Open while `accepted_at` and `cancelled_at` are null and `expires_at` lies ahead; `email` in lower case. */
export interface InvitationRow {
  id: string;
  album_id: string;
  email: string;
  role: Generated<MemberRole>;
  sections: Sections;
  /** What the inviter wrote. */
  message: Generated<string>;
  /** Of the link in the mail. */
  token_hash: string;
  /** Of the link that the inviter copied last. */
  copied_hash: ColumnType<string | null, string | null | undefined, string | null>;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  accepted_at: Date | null;
  accepted_by: string | null;
  cancelled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** Only of albums in which it was ever set. */
export interface AlbumJoiningRow {
  album_id: string;
  only_invited: boolean;
}

/** At most one of an album. */
export interface JoinLinkRow {
  album_id: string;
  token: string;
  token_hash: string;
  role: MemberRole;
  sections: Sections;
  made_by: string;
  expires_at: Date;
  /** How many people it lets in; null for any number. */
  at_most: number | null;
  joined: Generated<number>;
}

export interface RemovedMemberRow {
  album_id: string;
  user_sub: string;
}

/** At most one of an album; worthless when `from_sub` is not its owner any more. */
export interface OwnershipOfferRow {
  album_id: string;
  from_sub: string;
  to_sub: string;
  expires_at: Date;
}
