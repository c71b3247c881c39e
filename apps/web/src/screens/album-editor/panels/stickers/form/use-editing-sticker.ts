import type { StickerId } from '@figurina/album';
import { type FocusEvent, useEffect } from 'react';
import { useFromPeers } from '../../../session/connection/use-from-peers.ts';
import { useEditor } from '../../../session/editor-context.ts';

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  /** The field that they are in, by its `data-field`. */
  readonly field: string | null;
}

/** Tells the others which sticker one has in the form, and answers which other people have it; one's own other windows are none. */
export function useEditingSticker(id: StickerId): readonly Colleague[] {
  const { presence, selection, actor } = useEditor();
  useEffect(() => {
    const tell = (): void => presence.update({ typing_in: id });
    tell();
    // The selection says what is typed in, too: the form is still open after it changed.
    const end = selection.subscribe(tell);
    return () => {
      end();
      presence.update({ typing_in: null, field: null });
    };
  }, [presence, selection, id]);
  const me = actor().userId;
  return useFromPeers((peers) =>
    [...peers.values()].flatMap(({ user, presence: shown }) =>
      shown?.typing_in === id && user.user_id !== me
        ? [{ id: user.id, name: user.name, color: user.color, field: shown.field ?? null }]
        : [],
    ),
  );
}

/** Of a form: tells the others which of its fields one is in. */
export function useTellField(): { onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void } {
  const { presence } = useEditor();
  const tell = (target: EventTarget | null): void =>
    presence.update({
      field: target instanceof Element ? (target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? null) : null,
    });
  return { onFocus: ({ target }) => tell(target), onBlur: ({ relatedTarget }) => tell(relatedTarget) };
}
