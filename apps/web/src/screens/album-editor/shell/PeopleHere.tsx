import { Avatar, Tooltip } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { initialsOf } from '../../../app/initials.ts';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';

const SHOWN = 4;

/** Who else is in the album, one's own other windows among them, ringed in their colour; a click goes to where they are. */
export function PeopleHere() {
  const session = useEditor();
  const t = useT();
  const peers = [...useSyncExternalStore(session.presence.subscribe, session.presence.peers).values()];
  if (peers.length === 0) return null;
  const me = session.actor().userId;
  return (
    <Avatar.Group spacing={6} role="group" aria-label={t('editor.people')}>
      {peers.slice(0, SHOWN).map(({ user, presence }) => (
        <Tooltip key={user.id} label={user.user_id === me ? t('editor.people.self') : user.name}>
          <Avatar
            component="button"
            type="button"
            className="people-avatar"
            size={34}
            src={user.picture}
            style={{ boxShadow: `0 0 0 2px ${user.color}` }}
            styles={{ placeholder: { background: user.color, color: '#fff' } }}
            aria-label={
              user.user_id === me
                ? t('editor.people.self')
                : t('editor.people.follow', { name: user.name, initials: initialsOf(user.name) })
            }
            onClick={() => {
              const index = session.facts.layout.get().indexOf((presence?.spread_id ?? '') as never);
              if (index >= 0) session.goToSpread(index);
            }}
          >
            {initialsOf(user.name)}
          </Avatar>
        </Tooltip>
      ))}
      {peers.length > SHOWN ? <Avatar size={34}>+{peers.length - SHOWN}</Avatar> : null}
    </Avatar.Group>
  );
}
