import { ErrorNotice, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { OpeningPage } from '../../app/OpeningPage.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { MailedWish } from './MailedWish.tsx';

/**
 * Where the foot of a mail leads: no more of them. Nothing stops before the button, since mail programs open links to
 * look at them. Names neither album nor address: the link may have been passed on, and the album may be a surprise.
 */
export function NoMailsScreen() {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const { token = '' } = useParams();
  const key = ['no-mails', token];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await api.noMails.read({ params: { token } }, { signal })).no_mails,
  });
  const change = useMutation({
    mutationFn: async (stopped: boolean) =>
      (await api.noMails.change({ params: { token }, body: { no_mails: { stopped } } })).no_mails,
    onSuccess: (wish) => queries.setQueryData(key, wish),
  });
  usePageTitle(t('no_mails.title'));
  const gone = [error, change.error].find((one) => one instanceof ApiProblem && one.code === 'no_mails_gone');

  if (gone)
    return (
      <MessageScreen title={t('no_mails.done.title')} text={problemText(t, gone)}>
        {null}
      </MessageScreen>
    );
  if (data)
    return (
      <MessageScreen
        title={t(data.stopped ? 'no_mails.done.title' : 'no_mails.title')}
        text={t(data.stopped ? 'no_mails.done.text' : 'no_mails.text')}
      >
        {change.isError ? <ErrorNotice>{problemText(t, change.error)}</ErrorNotice> : null}
        {data.stopped ? (
          <Button variant="default" loading={change.isPending} onClick={() => change.mutate(false)}>
            {t('no_mails.again')}
          </Button>
        ) : (
          <StampButton size="lg" loading={change.isPending} onClick={() => change.mutate(true)}>
            {t('no_mails.stop')}
          </StampButton>
        )}
        {data.stopped ? null : <MailedWish token={token} />}
      </MessageScreen>
    );
  return <OpeningPage error={error} busy={isFetching} retry={() => void refetch()} />;
}

export { NoMailsScreen as Component };
