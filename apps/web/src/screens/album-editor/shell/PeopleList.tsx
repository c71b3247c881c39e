import { type NodeId, pagesOfSpread } from '@figurina/album';
import type { Person } from '@figurina/editor';
import { Button, Switch } from '@mantine/core';
import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { PersonAvatar } from './PersonAvatar.tsx';

/** Everybody who is here, and how one shows oneself to them. */
export function PeopleList({ people, close }: { people: readonly Person[]; close: () => void }) {
  const { following, visibility } = useEditor();
  const t = useT();
  const followed = useSyncExternalStore(following.subscribe, following.get);
  const shown = useSyncExternalStore(visibility.subscribe, visibility.get);
  return (
    <>
      {people.length === 0 ? (
        <p className="here-nobody">{t('presence.nobody')}</p>
      ) : (
        <ul>
          {people.map((person) => (
            <PersonRow
              key={person.userId}
              person={person}
              isFollowed={followed === person.userId}
              toggle={() => {
                if (followed === person.userId) return following.leave();
                following.follow(person.userId);
                close();
              }}
            />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        radius="xl"
        fullWidth
        leftSection={<IconPresentation size={18} aria-hidden />}
        disabled={people.every(({ isSelf }) => isSelf)}
        onClick={() => {
          visibility.set(shown === 'leading' ? 'shown' : 'leading');
          close();
        }}
      >
        {shown === 'leading' ? t('presence.lead_end') : t('presence.lead')}
      </Button>
      <Switch
        className="here-alone"
        label={t('presence.alone_switch')}
        description={t('presence.alone_hint')}
        checked={shown === 'alone'}
        onChange={(event) => visibility.set(event.currentTarget.checked ? 'alone' : 'shown')}
      />
    </>
  );
}

function PersonRow(props: { person: Person; isFollowed: boolean; toggle: () => void }) {
  const { person, isFollowed, toggle } = props;
  const { facts } = useEditor();
  const t = useT();
  const { spreadIds } = useSyncExternalStore(facts.layout.subscribe, facts.layout.get);
  const index = spreadIds.indexOf((person.spreadId ?? '') as NodeId);
  const pages = index < 0 ? [] : pagesOfSpread(index, spreadIds.length).map(({ number }) => number);
  const place = pages.length > 0 ? t('presence.pages', { pages: pages.join('–') }) : null;
  const words = [
    person.alone ? t('presence.alone') : place,
    person.idle ? t('presence.idle') : null,
    person.followsMe ? t('presence.follows') : null,
  ];
  const name = person.isSelf ? t('presence.self') : person.name;
  return (
    <li>
      <PersonAvatar person={person} isFollowed={isFollowed} />
      <div className="here-words">
        <strong>{name}</strong>
        <span>{words.filter((one) => one !== null).join(' · ')}</span>
      </div>
      {person.alone ? null : (
        <Button
          variant={isFollowed ? 'filled' : 'default'}
          size="compact-sm"
          radius="xl"
          aria-label={isFollowed ? t('presence.stop_name', { name }) : t('presence.follow_name', { name })}
          onClick={toggle}
        >
          {isFollowed ? t('presence.stop') : t('presence.follow')}
        </Button>
      )}
    </li>
  );
}
