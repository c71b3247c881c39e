import { may } from '@figurina/album';
import { isMailAddress } from '@figurina/commerce';
import { useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { useOpenSettings } from '../settings/use-open-settings.ts';
import { namedStranger } from './named-stranger.ts';
import { usePeopleOfAlbum } from './use-people-of-album.ts';

interface StrangerInvite {
  /** Somebody named whom one may invite; of a name it is not said whether they are in the album. */
  readonly stranger: string | null;
  /** Looks at what stands before the caret. */
  readonly look: (before: string) => string | null;
  readonly invite: () => void;
}

/** Whoever is named in a comment and is not in the album can be invited from there. */
export function useStrangerInvite(): StrangerInvite {
  const { meta } = useEditor();
  const { data: people = [] } = usePeopleOfAlbum();
  const openSettings = useOpenSettings();
  const [stranger, setStranger] = useState<string | null>(null);
  return {
    stranger,
    look(before) {
      const named = may(meta.get(), 'manageMembers') ? namedStranger(before) : null;
      const isHere = people.some(({ user }) => user.email.toLowerCase() === named?.toLowerCase());
      setStranger(isHere ? null : named);
      return isHere ? null : named;
    },
    invite: () => openSettings('users', stranger && isMailAddress(stranger) ? { invite: stranger } : {}),
  };
}
