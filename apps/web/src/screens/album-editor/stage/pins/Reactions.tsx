import { addElements, type CommentReaction, type NodeOf, removeElements } from '@figurina/album';
import { UnstyledButton } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { runSaying } from '../../session/notices/run-saying.ts';
import { commentProps } from './comment-props.ts';
import { ReactionMenu, REACTION_ICONS } from './ReactionMenu.tsx';

const IN_ORDER = Object.keys(REACTION_ICONS) as CommentReaction[];

/** What people think of a comment in a word: pressed again, one's own is taken back. */
export function Reactions({ to, writable }: { to: NodeOf<'Comment'>; writable: boolean }) {
  const session = useEditor();
  const { comments, author } = session;
  const t = useT();
  const all = useSyncExternalStore(comments.reactions.subscribe, comments.reactions.get).get(to.id) ?? [];
  const given = IN_ORDER.map((reaction) => ({
    reaction,
    by: all.filter(({ props }) => props.reaction === reaction),
  })).filter(({ by }) => by.length > 0);

  function toggle(reaction: CommentReaction): void {
    const own = all.find(({ props }) => props.reaction === reaction && props.userId === author.id);
    if (own)
      return void runSaying(session, 'steps.reaction_gone', (document) => removeElements(document, { ids: [own.id] }));
    const element = { type: 'Comment' as const, props: { ...commentProps(session, '', []), reaction } };
    runSaying(session, 'steps.reaction', (document) =>
      addElements(document, { parent: to.id, elements: [element], makeId: session.makeId }),
    );
  }
  if (given.length === 0 && !writable) return null;
  return (
    <div className="comment-reactions">
      {given.map(({ reaction, by }) => {
        const Icon = REACTION_ICONS[reaction];
        const names = by.map(({ props }) => (props.userId === author.id ? t('comments.you') : props.name)).join(', ');
        const label = t('comments.reaction.of', {
          reaction: t(`comments.reaction.${reaction}`),
          count: by.length,
          names,
        });
        return (
          <UnstyledButton
            key={reaction}
            className="comment-reaction"
            aria-label={label}
            title={label}
            aria-pressed={by.some(({ props }) => props.userId === author.id)}
            disabled={!writable}
            onClick={() => toggle(reaction)}
          >
            <Icon size={16} aria-hidden /> {by.length}
          </UnstyledButton>
        );
      })}
      {writable ? <ReactionMenu choose={toggle} /> : null}
    </div>
  );
}
