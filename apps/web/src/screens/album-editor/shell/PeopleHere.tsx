import { Avatar, Tooltip } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { initialsOf } from '../../../app/initials.ts';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { useFollowing } from './use-following.ts';

const SHOWN = 4;

/** Who else is in the album, one's own other windows among them, ringed in their colour; a click follows them. */
export function PeopleHere() {
  const session = useEditor();
  const t = useT();
  const { followed, toggle } = useFollowing();
  const peers = [...useSyncExternalStore(session.presence.subscribe, session.presence.peers).values()];
  if (peers.length === 0) return null;
  const me = session.actor().userId;
  return (
    <Avatar.Group spacing={6} role="group" aria-label={t('editor.people')}>
      {peers.slice(0, SHOWN).map(({ user }) => (
        <Tooltip
          key={user.id}
          label={
            followed === user.id
              ? t('editor.people.following', { name: user.name })
              : user.user_id === me
                ? t('editor.people.self')
                : user.name
          }
        >
          <Avatar
            component="button"
            type="button"
            className="people-avatar"
            size={34}
            src={user.picture}
            style={{
              boxShadow: followed === user.id ? `0 0 0 2px #fff, 0 0 0 5px ${user.color}` : `0 0 0 2px ${user.color}`,
            }}
            styles={{ placeholder: { background: user.color, color: '#fff' } }}
            aria-label={
              user.user_id === me
                ? t('editor.people.self')
                : t('editor.people.follow', { name: user.name, initials: initialsOf(user.name) })
            }
            aria-pressed={followed === user.id}
            onClick={() => {
              toggle(user.id);
              if (followed !== user.id) session.announcer.say(t('editor.people.following', { name: user.name }));
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
