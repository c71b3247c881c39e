import { Avatar, UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { initialsOf } from '../../../../app/initials.ts';
import { useI18n } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import type { ListedComment } from '../../session/comments/listed-comments.ts';
import { Written } from '../../parts/Written.tsx';

/** A comment in the list: who, where, when, how it begins, and how much was answered. */
export function CommentsItem(props: {
  comment: ListedComment;
  current: boolean;
  inHand: boolean;
  reach: () => void;
  open: (event: MouseEvent) => void;
}) {
  const { first, answers, spreadId } = props.comment;
  const session = useEditor();
  const { comments, author } = session;
  const { t, locale } = useI18n();
  const unread = useSyncExternalStore(comments.subscribe, () => comments.isUnread(first.id));
  const { text, name, createdAt, userId, done } = first.props;
  return (
    <li>
      <UnstyledButton
        className="comments-item fig-focus"
        aria-current={props.current || undefined}
        data-unread={unread || undefined}
        tabIndex={props.inHand ? 0 : -1}
        onFocus={props.reach}
        onClick={props.open}
      >
        <Avatar size={30} aria-hidden>
          {done ? <IconCheck size={17} stroke={2.4} /> : initialsOf(name || '?')}
        </Avatar>
        <span className="comments-words">
          <span className="comments-by">
            <strong>{userId === author.id ? t('comments.you') : name || t('comments.somebody')}</strong>
            {unread ? <em> {t('comments.new_words')} </em> : null}
          </span>{' '}
          <span className="comments-text">{text}</span>{' '}
          <span className="comments-facts">
            {[
              t('outline.page', { pages: pagesText(session, spreadId) }),
              answers > 0 && t('comments.answers', { count: answers }),
            ]
              .filter(Boolean)
              .join(' · ')}
            {' · '}
            <Written at={createdAt} locale={locale} />
          </span>
        </span>
      </UnstyledButton>
    </li>
  );
}
