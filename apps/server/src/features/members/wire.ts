import type {
  Association,
  Invitation as WireInvitation,
  Joining,
  OwnershipOffer as WireOffer,
} from '@figurina/contract';
import type { Invitation } from './invitations.queries.ts';
import type { JoinLink } from './joining.queries.ts';
import type { AlbumPerson } from './members.queries.ts';
import type { OwnershipOffer } from './ownership.queries.ts';

const listed = (sections: readonly string[] | null): string[] | null => sections && [...sections];

export function wireAssociation(person: AlbumPerson): Association {
  const { id, owner, role, sections, user_sub, email, nickname, picture } = person;
  return {
    id,
    owner,
    role: owner ? 'owner' : role,
    sections: owner ? null : listed(sections),
    user: { sub: user_sub, email: email ?? '', nickname: nickname ?? '', picture },
  };
}

export function wireInvitation({ id, email, role, sections, created_at, expires_at }: Invitation): WireInvitation {
  return {
    id,
    email,
    role,
    sections: listed(sections),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
  };
}

export function wireJoining(onlyInvited: boolean, link: JoinLink | undefined, baseUrl: string): Joining {
  return {
    only_invited: onlyInvited,
    join_link: link
      ? {
          link: `${baseUrl}/invitations/${link.token}/accept`,
          role: link.role,
          sections: listed(link.sections),
          expires_at: link.expires_at.toISOString(),
          limit: link.at_most,
          joined: link.joined,
        }
      : null,
  };
}

export function wireOffer({ from_sub, to_sub, expires_at }: OwnershipOffer): WireOffer {
  return { from: from_sub, to: to_sub, expires_at: expires_at.toISOString() };
}
