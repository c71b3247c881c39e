import type { OrderComment } from '@figurina/contract';
import { ConfirmDialog } from '@figurina/ui';
import { ActionIcon, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { initialsOf } from '../../../app/initials.ts';
import { problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useNow } from '../../../app/use-now.ts';
import { useI18n } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { momentOf } from '../../../orders/order-days.ts';
import type { Talk } from './talk.ts';

/** One comment: done or not, and gone where somebody wants that. */
export function StaffSaid({ comment, colleagues }: { comment: OrderComment; colleagues: Talk['colleagues'] }) {
  const { t, locale } = useI18n();
  const { api, queries } = useServices();
  const toast = useToast();
  const now = useNow();
  const [asked, setAsked] = useState(false);
  const { order_id: id, id: commentId, name } = comment;
  const params = { id, commentId };
  const again = () => queries.invalidateQueries({ queryKey: ['order_comments', id] });
  const complete = useMutation({
    mutationFn: async (completed: boolean) =>
      api.orderDesk.completeComment({ params, body: { comment: { completed } } }),
    onError: (cause) => toast.error(t('order_desk.failed.update', { error: problemText(t, cause) })),
    onSettled: again,
  });
  const remove = useMutation({
    mutationFn: async () => api.orderDesk.deleteComment({ params }),
    onError: (cause) => toast.error(t('order_desk.failed.delete', { error: problemText(t, cause) })),
    onSettled: again,
  });
  const called = colleagues.filter((one) => comment.mentions.includes(one.id)).map((one) => one.name || one.email);
  const isDone = complete.isPending ? complete.variables : comment.completed;
  return (
    <li className="desk-said" data-done={isDone || undefined}>
      <span className="desk-initials" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <p>
          <strong>{name}</strong> <time dateTime={comment.created_at}>{momentOf(locale, comment.created_at, now)}</time>
        </p>
        <p className="desk-words">{comment.content}</p>
        {called.length > 0 ? (
          <p className="desk-note">{t('order_desk.talk.mentioned', { names: called.join(', ') })}</p>
        ) : null}
      </div>
      <Checkbox
        label={t('order_desk.talk.done')}
        checked={isDone}
        onChange={(event) => complete.mutate(event.currentTarget.checked)}
      />
      <ActionIcon
        className="fig-danger"
        aria-label={t('order_desk.talk.delete', { name })}
        onClick={() => setAsked(true)}
      >
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        opened={asked}
        title={t('order_desk.talk.delete.title')}
        question={t('order_desk.talk.delete.question')}
        confirm={t('order_desk.delete')}
        cancel={t('common.cancel')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsked(false)}
      />
    </li>
  );
}
