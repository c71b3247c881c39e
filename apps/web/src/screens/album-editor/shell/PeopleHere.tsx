import { peopleHere } from '@figurina/editor';
import { Tooltip } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { initialsOf } from '../../../app/initials.ts';
import { useT } from '../../../app/use-t.ts';
import { useFromPeers } from '../session/connection/use-from-peers.ts';
import { useEditor } from '../session/editor-context.ts';
import { PeopleList } from './PeopleList.tsx';
import { PersonAvatar } from './PersonAvatar.tsx';
import './people-here.css';

const SHOWN = 4;

/**
 * Who else is in the album, one's own other windows among them, ringed in their colour; a click follows them. All of
 * them are in the list behind it, on phones only there.
 */
export function PeopleHere({ isMobile = false }: { isMobile?: boolean }) {
  const { following, visibility, announcer, actor } = useEditor();
  const t = useT();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const me = actor().userId;
  const people = useFromPeers((peers) => peopleHere(peers, me));
  const followed = useSyncExternalStore(following.subscribe, following.get);
  const isAlone = useSyncExternalStore(visibility.subscribe, visibility.get) === 'alone';
  // Who works alone sees that they do, and the way back, also while nobody is there.
  if (people.length === 0 && !isAlone) return null;
  const shown = people.slice(0, isMobile ? 1 : SHOWN);
  const more = people.length - shown.length;
  const listWords = t('presence.open', { count: people.length });
  return (
    <div className="people-here" data-people data-mobile={isMobile || undefined}>
      {isMobile || people.length === 0 ? null : (
        <div className="here-avatars" role="group" aria-label={t('editor.people')}>
          {shown.map((person) => {
            const isFollowed = followed === person.userId;
            const { name } = person;
            const calm = person.isSelf ? t('editor.people.self') : name;
            const state = person.idle ? `${calm}, ${t('presence.idle')}` : calm;
            const initials = initialsOf(name);
            return (
              <Tooltip key={person.userId} label={isFollowed ? t('editor.people.following', { name }) : state}>
                <button
                  type="button"
                  className="here-avatar"
                  aria-label={person.isSelf ? t('editor.people.self') : t('editor.people.follow', { name, initials })}
                  aria-pressed={isFollowed}
                  disabled={person.alone}
                  onClick={() => {
                    if (isFollowed) return following.leave();
                    following.follow(person.userId);
                    announcer.say(t('editor.people.following', { name }));
                  }}
                >
                  <PersonAvatar person={person} isFollowed={isFollowed} />
                </button>
              </Tooltip>
            );
          })}
        </div>
      )}
      <button
        type="button"
        className="here-more"
        // What is seen of it is a part of its name.
        aria-label={[more > 0 ? `+${more}` : '', listWords, isAlone ? t('presence.alone_on') : '']
          .filter(Boolean)
          .join(', ')}
        title={listWords}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={id}
        popoverTarget={id}
      >
        {isMobile && shown[0] ? <PersonAvatar person={shown[0]} isFollowed={followed === shown[0].userId} /> : null}
        {more > 0 ? <span className="here-count">+{more}</span> : null}
        {isAlone ? <IconEyeOff size={20} aria-hidden /> : null}
        {more === 0 && !isMobile && !isAlone ? <IconChevronDown size={18} aria-hidden /> : null}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        className="here-list"
        role="dialog"
        aria-label={t('editor.people')}
        tabIndex={-1}
        onKeyDown={(event) => {
          // Neither the canvas nor a panel beneath closes with it.
          if (event.key === 'Escape') event.stopPropagation();
        }}
        onToggle={({ newState }) => {
          setOpened(newState === 'open');
          if (newState === 'open') list.current?.focus();
        }}
      >
        {opened ? <PeopleList people={people} close={() => list.current?.hidePopover()} /> : null}
      </div>
    </div>
  );
}
