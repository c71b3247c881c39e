import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { AnotherAccount } from './AnotherAccount.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { agreedAs, JoinAs } from './JoinAs.tsx';
import { isOfAnother, useAccount, useInvitation } from './use-invitation.ts';
import './invitation.css';

/**
 * Behind the sign-in: makes the holder of the link a member and opens the album. Doing it twice is no mistake. Who came
 * back under another address than was invited is asked first.
 */
export function InvitationConfirmScreen() {
  const t = useT();
  const { api, queries } = useServices();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const agreed = agreedAs(useLocation().state);
  const { data: invitation, isPending } = useInvitation(token);
  const { known, account } = useAccount();
  const begun = useRef(false);
  usePageTitle(t('invitation.accept'));
  const { mutate, error } = useMutation({
    mutationFn: async (id: string) => api.members.confirmInvitation({ params: { id } }),
    onSuccess: ({ album_id }) => {
      void queries.invalidateQueries({ queryKey: ['albums'] });
      void navigate(`/album/${album_id}`, { replace: true });
    },
  });
  const isAsked =
    invitation !== undefined && account !== undefined && agreed !== account.email && isOfAnother(invitation, account);
  // A link that tells nothing any more may be one's own that was used before: the server says.
  const isReady = known && !isPending && !isAsked;
  useEffect(() => {
    if (begun.current || !isReady) return;
    begun.current = true;
    mutate(token);
  }, [isReady, mutate, token]);

  if (isAsked && invitation && account)
    return (
      <MessageScreen
        title={t('invitation.title.invited', { album: invitation.album_title })}
        text={t(`invitation.text.${invitation.role}`, { inviter: invitation.invited_by || t('invitation.someone') })}
      >
        <JoinAs token={token} invitation={invitation} account={account} />
      </MessageScreen>
    );
  if (!error)
    return (
      <p role="status" className="quiet-status">
        {t('invitation.confirming')}
      </p>
    );
  const code = error instanceof ApiProblem ? error.code : null;
  if (code === 'address_unconfirmed') return <ConfirmAddress again={() => mutate(token)} />;
  const isFinal = code === 'invitation_gone' || code === 'invitation_other_address';
  return (
    <MessageScreen title={t('invitation.failed.title')} text={isFinal ? problemText(t, error) : t('invitation.failed')}>
      {code === 'invitation_other_address' ? (
        <AnotherAccount token={token} email={invitation?.email ?? null} />
      ) : isFinal ? null : (
        <StampButton onClick={() => mutate(token)}>{t('common.retry')}</StampButton>
      )}
      <Button variant={isFinal ? undefined : 'default'} component={Link} to="/start">
        {t('common.back_to_start')}
      </Button>
    </MessageScreen>
  );
}
