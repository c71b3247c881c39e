import type { Person } from '@figurina/editor';
import { Avatar } from '@mantine/core';
import { initialsOf } from '../../../app/initials.ts';

/** Of somebody who is away. */
const GREY = '#5f6b68';

/** Somebody's picture or letters in their colour; grey while they are away. */
export function PersonAvatar({ person, isFollowed }: { person: Person; isFollowed: boolean }) {
  const color = person.idle ? GREY : person.color;
  return (
    <Avatar
      size={34}
      src={person.picture}
      alt=""
      aria-hidden="true"
      data-idle={person.idle || undefined}
      data-follows={person.followsMe || undefined}
      style={{ boxShadow: isFollowed ? `0 0 0 2px #fff, 0 0 0 5px ${color}` : `0 0 0 2px ${color}` }}
      styles={{ placeholder: { background: color, color: '#fff' } }}
    >
      {initialsOf(person.name)}
    </Avatar>
  );
}
