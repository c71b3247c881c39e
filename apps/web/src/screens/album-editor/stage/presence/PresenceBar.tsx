import { peopleHere } from '@figurina/editor';
import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useFromPeers } from '../../session/connection/use-from-peers.ts';
import { useEditor } from '../../session/editor-context.ts';
import './presence-bar.css';

/** Says above the pages whom one follows, with a frame in their colour, or that one leads; and the way out. */
export function PresenceBar() {
  const { following, visibility, actor } = useEditor();
  const t = useT();
  const me = actor().userId;
  const followed = useSyncExternalStore(following.subscribe, following.get);
  const isLeading = useSyncExternalStore(visibility.subscribe, visibility.get) === 'leading';
  const people = useFromPeers((peers) => peopleHere(peers, me));
  const leader = people.find(({ userId }) => userId === followed);
  if (leader)
    return (
      <>
        <div className="presence-frame" style={{ borderColor: leader.color }} />
        <div className="presence-bar" data-people style={{ background: leader.color }}>
          <p>{leader.isSelf ? t('presence.following_self') : t('presence.following', { name: leader.name })}</p>
          <Button size="compact-sm" radius="xl" onClick={following.leave}>
            {t('presence.stop')} <kbd aria-hidden="true">Esc</kbd>
          </Button>
        </div>
      </>
    );
  if (!isLeading) return null;
  return (
    <div className="presence-bar" data-people>
      <p role="status">{t('presence.leading', { count: people.filter(({ followsMe }) => followsMe).length })}</p>
      <Button size="compact-sm" radius="xl" onClick={() => visibility.set('shown')}>
        {t('presence.lead_end')}
      </Button>
    </div>
  );
}
