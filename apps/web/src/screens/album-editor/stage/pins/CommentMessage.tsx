import { changeProps, mayEditNode, type NodeOf, removeElements } from '@figurina/album';
import { ActionIcon, Avatar, Tooltip } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { initialsOf } from '../../../../app/initials.ts';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { CommentField } from './CommentField.tsx';
import { CommentWords } from './CommentWords.tsx';
import { mentionsIn } from './mentions.ts';
import { Reactions } from './Reactions.tsx';
import { useMentionable } from './use-mentionable.ts';
import { Written } from '../../parts/Written.tsx';

/** A comment or an answer: who wrote it, when, and the words, which their author and administrators change. */
export function CommentMessage({
  node,
  isFirst,
  writable,
  removed,
}: {
  node: NodeOf<'Comment'>;
  isFirst: boolean;
  /** One may say something in the thread. */
  writable: boolean;
  /** It is deleted, and what had the focus with it. */
  removed: () => void;
}) {
  const session = useEditor();
  const { t, locale } = useI18n();
  const people = useMentionable();
  const asked = useSyncExternalStore(session.comments.subscribe, session.comments.asked);
  const [askedBefore] = useState(asked);
  const [typed, setTyped] = useState<string | null>(null);
  const { text, name, createdAt, userId } = node.props;
  const editable = mayEditNode(session.store.document, session.actor(), node);
  const author = userId === session.author.id ? t('comments.you') : name || t('comments.somebody');
  const wanted = isFirst && editable && asked !== askedBefore && session.comments.askedFor() === 'words';
  useEffect(() => {
    if (wanted) setTyped((before) => before ?? text);
    // What is asked for is the words as they are then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, asked]);

  function keep(): void {
    const words = typed?.trim() ?? '';
    setTyped(null);
    if (typed === null || words === '' || words === text) return;
    const props = { text: words, mentions: mentionsIn(words, people, session.comments.meant) };
    if (session.run('steps.comment', (document) => changeProps(document, { ids: [node.id], props })))
      session.announcer.say(t('steps.comment'));
  }
  const change = useRef<HTMLButtonElement>(null);
  const isTyping = typed !== null;
  const wasTyping = useRef(false);
  useEffect(() => {
    // The field is gone: the keys go back to what opened it, unless somebody took them elsewhere.
    if (wasTyping.current && !isTyping && document.activeElement === document.body) change.current?.focus();
    wasTyping.current = isTyping;
  }, [isTyping]);
  function remove(): void {
    const name = t(isFirst ? 'editor.kind.Comment' : 'comments.answer');
    if (!session.run('steps.delete', (document) => removeElements(document, { ids: [node.id] }))) return;
    session.announcer.say(t('spoken.deleted', { count: 1, name }));
    removed();
  }
  return (
    <article className="comment-message">
      <Avatar size={30} aria-hidden>
        {initialsOf(name || '?')}
      </Avatar>
      <div
        className="comment-said"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === null) return;
          event.stopPropagation();
          keep();
        }}
      >
        <div className="comment-author">
          <strong>{author}</strong>
          <Written at={createdAt} locale={locale} />
        </div>
        {typed === null ? (
          <>
            <CommentWords text={text} />
            <Reactions to={node} writable={writable} />
          </>
        ) : (
          <CommentField
            autoFocus
            minRows={2}
            label={t('comments.text')}
            placeholder={t('comments.placeholder')}
            value={typed}
            onChange={setTyped}
            onDone={keep}
            onBlur={keep}
          />
        )}
      </div>
      {editable && typed === null ? (
        <div className="comment-tools">
          <Tooltip label={t('comments.edit')} openDelay={500}>
            <ActionIcon
              ref={change}
              variant="subtle"
              size={28}
              aria-label={t('comments.edit')}
              onClick={() => setTyped(text)}
            >
              <IconPencil size={16} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t(isFirst ? 'comments.delete' : 'comments.delete_answer')} openDelay={500}>
            <ActionIcon
              variant="subtle"
              size={28}
              className="fig-danger"
              aria-label={t(isFirst ? 'comments.delete' : 'comments.delete_answer')}
              onClick={remove}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Tooltip>
        </div>
      ) : null}
    </article>
  );
}
