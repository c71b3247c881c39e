import type { NotificationLevel } from '@figurina/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { WishChoice } from '../../app/notifications/WishChoice.tsx';
import { useServices } from '../../app/services.ts';
import { useToast } from '../../app/use-toast.ts';
import { useT } from '../../app/use-t.ts';
import { useTexts } from '../../app/use-texts.ts';
import './mailed-wish.css';

const TEXTS = ['notifications'] as const;

/** For those who are in the album: less than all of it, without signing in. Nothing for anybody else. */
export function MailedWish({ token }: { token: string }) {
  const { api } = useServices();
  const t = useT();
  const toast = useToast();
  const queries = useQueryClient();
  const hasTexts = useTexts(TEXTS);
  const queryKey = ['mailed_wish', token];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.notifications.mailedWish({ params: { token } }, { signal })).notification_preference,
  });
  const change = useMutation({
    mutationFn: async (level: NotificationLevel) =>
      (await api.notifications.changeMailedWish({ params: { token }, body: { notification_preference: { level } } }))
        .notification_preference,
    onSuccess: (wish) => queries.setQueryData(queryKey, wish),
    onError: (cause) => toast.problem(cause),
  });
  if (!data || !hasTexts) return null;
  return (
    <section className="mailed-wish" aria-label={t('notifications.settings')}>
      <p>{t('no_mails.choose')}</p>
      <WishChoice value={data.level} choose={change.mutate} />
    </section>
  );
}
