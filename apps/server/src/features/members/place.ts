import type { AlbumRole, MemberRole } from '@figurina/album';

/** Somebody's place in an album: what they are, and the chapters they are restricted to, null for all of it. */
export interface Place {
  readonly role: AlbumRole;
  readonly sections: readonly string[] | null;
}

/** The place of whoever is not the owner, as it is given. */
export interface GivenPlace {
  readonly role: MemberRole;
  readonly sections: readonly string[] | null;
}
