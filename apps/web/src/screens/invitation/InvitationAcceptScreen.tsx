import { ErrorNotice, Loading, RowSkeleton, StampButton } from '@figurina/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';

/** Where the link of an invitation mail leads: who invites to which album, before any sign-in. */
export function InvitationAcceptScreen() {
  const t = useT();
  const { api } = useServices();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await api.members.readInvitation({ params: { token } }, { signal })).invitation,
  });
  const title = data && t('invitation.title', { album: data.album_title });
  usePageTitle(title ?? t('invitation.accept'));

  if (data && title)
    return (
      <MessageScreen title={title} text={t('invitation.text', { inviter: data.invited_by })}>
        <StampButton component={Link} to={`/invitations/${token}/confirm`} size="lg">
          {t('invitation.accept')}
        </StampButton>
      </MessageScreen>
    );
  if (error instanceof ApiProblem && error.code === 'invitation_gone')
    return <InvitationGone text={problemText(t, error)} />;
  return (
    <main className="message-screen">
      {error ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
          {t('invitation.failed')}
        </ErrorNotice>
      ) : (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={320} />
        </Loading>
      )}
    </main>
  );
}

function InvitationGone({ text }: { text: string }) {
  const t = useT();
  return (
    <MessageScreen title={t('invitation.failed.title')} text={text}>
      <StampButton component={Link} to="/">
        {t('common.back_to_start')}
      </StampButton>
    </MessageScreen>
  );
}

export { InvitationAcceptScreen as Component };
