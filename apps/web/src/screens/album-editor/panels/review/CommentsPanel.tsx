import type { NodeId } from '@figurina/album';
import { Button, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../../app/use-t.ts';
import { useEditor, useSelection } from '../../session/editor-context.ts';
import { useAlbumVersion } from '../../session/album/use-album-version.ts';
import { CommentsItem } from './CommentsItem.tsx';
import {
  COMMENT_FILTERS,
  type CommentFilter,
  isWanted,
  listedComments,
} from '../../session/comments/listed-comments.ts';
import { showComment } from '../../session/comments/show-comment.ts';
import '../../parts/panels.css';
import './comments-panel.css';

/** All comments of the album, page by page: what is still open, what is done. One stop of Tab, arrows walk inside. */
export function CommentsPanel() {
  const session = useEditor();
  const t = useT();
  useAlbumVersion();
  const { threads } = session.comments;
  useSyncExternalStore(threads.subscribe, threads.get);
  const { ids: selected } = useSelection();
  const [filter, setFilter] = useState<CommentFilter>('open');
  const [inHand, setInHand] = useState<NodeId | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const all = listedComments(session);
  const wanted = all.filter((comment) => isWanted(comment, filter));
  const reached = Math.max(
    0,
    wanted.findIndex(({ first }) => first.id === (inHand ?? selected[0])),
  );

  function open(id: NodeId, event: MouseEvent): void {
    flushSync(() => showComment(session, id));
    // By key one goes on into the bubble, with the mouse on to the next one.
    if (event.detail === 0) session.comments.edit('answer');
  }
  function walk(event: KeyboardEvent): void {
    const to = { ArrowDown: reached + 1, ArrowUp: reached - 1, Home: 0, End: wanted.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('button')[to]?.focus();
  }
  return (
    <>
      <div className="comments-filter" role="group" aria-label={t('comments.which')}>
        {COMMENT_FILTERS.map((one) => (
          <UnstyledButton
            key={one}
            className="filter-chip"
            aria-pressed={one === filter}
            onClick={() => setFilter(one)}
          >
            {t(`comments.filter.${one}`)} <b>{all.filter((comment) => isWanted(comment, one)).length}</b>
          </UnstyledButton>
        ))}
      </div>
      {wanted.length === 0 ? (
        <div className="comments-none">
          <p>{t(all.length === 0 ? 'comments.none' : `comments.none.${filter}`)}</p>
          {all.length === 0 && session.editable('comment') ? (
            <Button
              variant="default"
              size="xs"
              radius="xl"
              onClick={() => {
                session.toolbox.choose('comment');
                session.focusCanvas();
              }}
            >
              {t('comments.keep')}
            </Button>
          ) : null}
        </div>
      ) : (
        <ul ref={list} className="comments-list" aria-label={t('actions.view.comments')} onKeyDown={walk}>
          {wanted.map((comment, index) => (
            <CommentsItem
              key={comment.first.id}
              comment={comment}
              current={selected.includes(comment.first.id)}
              inHand={index === reached}
              reach={() => setInHand(comment.first.id)}
              open={(event) => open(comment.first.id, event)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
