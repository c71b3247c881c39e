import type { Association, Invitation as WireInvitation } from '@figurina/contract';
import type { Invitation } from './invitations.queries.ts';
import type { AlbumPerson } from './members.queries.ts';

export function wireAssociation({ id, owner, user_sub, email, nickname, picture }: AlbumPerson): Association {
  return { id, owner, user: { sub: user_sub, email: email ?? '', nickname: nickname ?? '', picture } };
}

export function wireInvitation({ id, email, created_at, expires_at }: Invitation): WireInvitation {
  return { id, email, created_at: created_at.toISOString(), expires_at: expires_at.toISOString() };
}
