import type { CommentReaction } from '@figurina/album';
import { ActionMenu } from '@figurina/ui';
import IconConfetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconMoodPlus from '@tabler/icons-react/dist/esm/icons/IconMoodPlus.mjs';
import IconMoodSmile from '@tabler/icons-react/dist/esm/icons/IconMoodSmile.mjs';
import IconThumbUp from '@tabler/icons-react/dist/esm/icons/IconThumbUp.mjs';
import { useT } from '../../../../app/use-t.ts';

type Icon = typeof IconHeart;

/** In the order in which they stand below a comment. */
export const REACTION_ICONS: Readonly<Record<CommentReaction, Icon>> = {
  thumbs_up: IconThumbUp,
  heart: IconHeart,
  laugh: IconMoodSmile,
  party: IconConfetti,
};

export function ReactionMenu({ choose }: { choose: (reaction: CommentReaction) => void }) {
  const t = useT();
  return (
    <ActionMenu
      className="comment-react fig-focus"
      label={t('comments.react')}
      button={<IconMoodPlus size={17} />}
      entries={(Object.keys(REACTION_ICONS) as CommentReaction[]).map((reaction) => ({
        kind: 'action',
        label: t(`comments.reaction.${reaction}`),
        icon: REACTION_ICONS[reaction],
        run: () => choose(reaction),
      }))}
    />
  );
}
