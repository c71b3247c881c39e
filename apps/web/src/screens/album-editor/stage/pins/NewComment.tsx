import { addElements, type NodeId } from '@figurina/album';
import { Button } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { BubbleFrame } from './BubbleFrame.tsx';
import { CommentField } from './CommentField.tsx';
import { CommentHead } from './CommentHead.tsx';
import type { UnwrittenComment } from '../../session/comments/comments.ts';
import { commentProps } from './comment-props.ts';
import { useMentionable } from './use-mentionable.ts';

/** The bubble of a comment that is being written. It is in the album once it has words; left empty it is nothing. */
export function NewComment({ spreadId, at, target }: UnwrittenComment) {
  const session = useEditor();
  const t = useT();
  const [words, setWords] = useState('');
  const ended = useRef(false);
  const people = useMentionable();

  function end(): void {
    if (ended.current) return;
    ended.current = true;
    session.comments.endWriting();
    session.focusCanvas();
  }
  function keep(): void {
    const text = words.trim();
    if (text !== '' && !ended.current) {
      const id = session.makeId() as NodeId;
      const props = { ...at, target, ...commentProps(session, text, people) };
      const done = session.run('steps.insert.Comment', (document) =>
        addElements(document, {
          parent: spreadId,
          elements: [{ id, type: 'Comment', props }],
          makeId: session.makeId,
        }),
      );
      if (done) session.announcer.say(t('steps.insert.Comment'));
    }
    end();
  }
  return (
    <BubbleFrame at={useCallback(() => ({ ...at, spreadId }), [at, spreadId])} label={t('comments.new')} onEscape={end}>
      <CommentHead title={t('comments.new')} onClose={end} />
      <CommentField
        autoFocus
        minRows={2}
        label={t('comments.text')}
        placeholder={t('comments.placeholder')}
        value={words}
        onChange={setWords}
        onDone={keep}
        onBlur={(to, from) => {
          // Elsewhere: nothing that was typed is lost. The buttons of the bubble say themselves what they do.
          if (!from.closest('.comment-bubble')?.contains(to)) keep();
        }}
      />
      <div className="comment-foot">
        <Button size="xs" radius="xl" variant="subtle" onClick={end}>
          {t('common.cancel')}
        </Button>
        <Button size="xs" radius="xl" color="pitch.8" disabled={words.trim() === ''} onClick={keep}>
          {t('comments.keep')}
        </Button>
      </div>
    </BubbleFrame>
  );
}
