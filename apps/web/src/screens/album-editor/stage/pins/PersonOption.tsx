import { Avatar, Combobox } from '@mantine/core';
import { initialsOf } from '../../../../app/initials.ts';
import type { Mentionable } from './mentions.ts';

/** Somebody who can be named; of two who are called the same, the address says which. */
export function PersonOption({ person, isNamesake }: { person: Mentionable; isNamesake: boolean }) {
  const { name, email, picture } = person;
  return (
    <Combobox.Option value={person.id} className="comment-person">
      <Avatar size={26} src={picture ?? null} alt="" aria-hidden>
        {initialsOf(name)}
      </Avatar>
      <span>
        {name}
        {isNamesake && email ? <small>{email}</small> : null}
      </span>
    </Combobox.Option>
  );
}
