import { Combobox, Textarea, useCombobox } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useStrangerInvite } from '../../session/people/use-stranger-invite.ts';
import { askedName, namesakes, peopleAsked } from './mentions.ts';
import { PersonOption } from './PersonOption.tsx';
import { useMentionable } from './use-mentionable.ts';

/** Longer than anybody writes; the document takes no more. */
const LETTERS_MOST = 4000;

/** No name begins so. */
const INVITE = '@invite';

interface CommentFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly autoFocus?: boolean;
  readonly minRows?: number;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly onChange: (words: string) => void;
  /** Ctrl and Enter. */
  readonly onDone: () => void;
  readonly onBlur?: (to: Element | null, from: HTMLElement) => void;
}

/** The words of a comment. An `@` offers the people of the album. */
export function CommentField(props: CommentFieldProps) {
  const { author, comments } = useEditor();
  const t = useT();
  const people = useMentionable();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const textarea = useRef<HTMLTextAreaElement | null>(null);
  const merged = useMergedRef(textarea, props.field);
  const [asked, setAsked] = useState<string | null>(null);
  const offered =
    asked === null ? [] : peopleAsked(people, asked).filter(({ id, name }) => id !== author.id && name !== '');
  const { stranger, look: lookForStranger, invite } = useStrangerInvite();
  const unknown = stranger !== null && offered.length === 0 ? stranger : null;
  const alike = namesakes(people);
  const isOpen = combobox.dropdownOpened;
  const hasPeople = offered.length > 0;
  const hasOffers = hasPeople || unknown !== null;
  useEffect(() => {
    // Who is in the album may be known only after the name was typed: opened without anybody, the list would stay unseen.
    if (hasOffers) combobox.openDropdown();
    else combobox.closeDropdown();
    // The store is another object at every turn.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, hasOffers]);
  useEffect(() => {
    if (!isOpen) return;
    // Whoever only writes on must not find themselves inviting somebody.
    if (hasPeople) combobox.selectFirstOption();
    else combobox.resetSelectedOption();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, isOpen, hasPeople]);

  function look(field: HTMLTextAreaElement): void {
    const before = field.value.slice(0, field.selectionStart);
    setAsked(askedName(before));
    lookForStranger(before);
  }
  function take(id: string): void {
    if (id === INVITE) return invite();
    const { name } = people.find((person) => person.id === id)!;
    comments.meant.set(name, id);
    lookForStranger('');
    const field = textarea.current!;
    const caret = field.selectionStart;
    const from = caret - (asked?.length ?? 0);
    const words = `${props.value.slice(0, from)}${name} ${props.value.slice(caret)}`;
    props.onChange(words);
    combobox.closeDropdown();
    setAsked(null);
    // Once the words are in the field.
    requestAnimationFrame(() => field.setSelectionRange(from + name.length + 1, from + name.length + 1));
  }
  function key(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      combobox.closeDropdown();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      props.onDone();
    }
  }
  return (
    <Combobox store={combobox} onOptionSubmit={take} position="bottom-start" shadow="md">
      <Combobox.DropdownTarget>
        <div className="comment-field">
          <Combobox.EventsTarget withExpandedAttribute={hasOffers}>
            <Textarea
              ref={merged}
              autosize
              minRows={props.minRows ?? 1}
              maxRows={8}
              maxLength={LETTERS_MOST}
              autoFocus={props.autoFocus}
              aria-label={props.label}
              placeholder={props.placeholder}
              value={props.value}
              onChange={(event) => {
                props.onChange(event.currentTarget.value);
                look(event.currentTarget);
              }}
              onKeyDown={key}
              onBlur={(event) => {
                combobox.closeDropdown();
                props.onBlur?.(event.relatedTarget, event.currentTarget);
              }}
            />
          </Combobox.EventsTarget>
        </div>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown className="comment-people">
        <Combobox.Options aria-label={t('comments.people')}>
          {offered.map((person) => (
            <PersonOption key={person.id} person={person} isNamesake={alike.has(person.id)} />
          ))}
          {unknown ? (
            <Combobox.Option value={INVITE}>{t('people.mention.invite', { name: unknown })}</Combobox.Option>
          ) : null}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
