import { addElements, type NodeId } from '@figurina/album';
import { ActionIcon } from '@mantine/core';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { type Ref, useState } from 'react';
import { runSaying } from '../../session/notices/run-saying.ts';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { CommentField } from './CommentField.tsx';
import { commentProps } from './comment-props.ts';
import { useTyping } from './use-typing.ts';
import { useMentionable } from './use-mentionable.ts';

/** The answer to a comment. An answer lies in what it answers, so that it moves, goes and comes back with it. */
export function CommentReply({ to, field }: { to: NodeId; field: Ref<HTMLTextAreaElement> }) {
  const session = useEditor();
  const t = useT();
  const people = useMentionable();
  const [words, setWords] = useState(() => session.comments.drafts.get(to) ?? '');
  const tellTyping = useTyping(to);
  const text = words.trim();

  function write(next: string): void {
    session.comments.drafts.set(to, next);
    tellTyping(next.trim() !== '');
    setWords(next);
  }
  function send(): void {
    if (text === '') return;
    const props = commentProps(session, text, people);
    const sent = runSaying(session, 'steps.answer', (document) =>
      addElements(document, { parent: to, elements: [{ type: 'Comment', props }], makeId: session.makeId }),
    );
    // What could not be said is not lost.
    if (sent) write('');
  }
  return (
    <div className="comment-reply">
      <CommentField
        field={field}
        label={t('comments.answer')}
        placeholder={t('comments.answer_or_name')}
        value={words}
        onChange={write}
        onDone={send}
      />
      <ActionIcon
        variant="filled"
        color="pitch.8"
        size={32}
        radius="xl"
        aria-label={t('comments.send')}
        disabled={text === ''}
        onClick={send}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
    </div>
  );
}
