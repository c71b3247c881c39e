import { Button } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import type { Unseen } from './use-unseen.ts';

/** Somebody changed the album while it was looked at: what is approved must have been seen. */
export function UnseenNotice({ unseen: { count, spread }, look }: { unseen: Unseen; look: () => void }) {
  const { show, store } = useEditor();
  const t = useT();
  if (count === 0) return null;
  return (
    <div className="review-unseen" role="alert">
      <p>{t('review.unseen', { count })}</p>
      <div className="review-buttons">
        {spread && store.document.nodes.has(spread) ? (
          <Button variant="default" size="xs" radius="xl" onClick={() => show(spread)}>
            {t('review.unseen.show')}
          </Button>
        ) : null}
        <Button variant="default" size="xs" radius="xl" onClick={look}>
          {t('review.unseen.seen')}
        </Button>
      </div>
    </div>
  );
}
