import { ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { problemText } from '../../api/problem.ts';
import { framedPage } from '../../app/framed-page.ts';
import { houseDateTime } from '../../app/house-time.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';

/** One mail as its reader saw it. The frame may open links in a new tab, and run nothing. */
export function MailView({ id }: { id: string }) {
  const t = useT();
  const { api } = useServices();
  const mail = useQuery({
    queryKey: ['mail', id],
    queryFn: async ({ signal }) => (await api.mails.read({ params: { id } }, { signal })).mail,
    staleTime: Infinity,
  });
  const html = mail.data?.html;
  const framed = useMemo(() => html && framedPage(`<base target="_blank">${html}`), [html]);
  if (mail.isPending)
    return (
      <Loading label={t('common.loading')}>
        <RowSkeleton height={480} />
      </Loading>
    );
  if (mail.isError)
    return (
      <ErrorNotice retry={{ label: t('common.retry'), run: () => void mail.refetch(), busy: mail.isFetching }}>
        {problemText(t, mail.error)}
      </ErrorNotice>
    );
  const { subject, to, created_at } = mail.data;
  return (
    <article className="mail">
      <h2>{subject}</h2>
      <p>
        {t('mails.to', { to })}, <time dateTime={created_at}>{houseDateTime(created_at)}</time>
      </p>
      <iframe title={t('mails.preview')} sandbox="allow-popups allow-popups-to-escape-sandbox" srcDoc={framed} />
    </article>
  );
}
