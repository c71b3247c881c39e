import type { PublicInvitation } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { StampButton } from '@figurina/ui';
import { Avatar } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { initialsOf } from '../../app/initials.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { OpeningPage } from '../../app/OpeningPage.tsx';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { JoinAs } from './JoinAs.tsx';
import { useAccount, useInvitation } from './use-invitation.ts';
import './invitation.css';

/** Where the link of an invitation leads: who invites to which album, before any sign-in. */
export function InvitationAcceptScreen() {
  const t = useT();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useInvitation(token);
  const title = data && titleOf(t, data);
  usePageTitle(title ?? t('invitation.accept'));

  if (data && title) return <Invited token={token} title={title} invitation={data} />;
  if (error instanceof ApiProblem && error.code === 'invitation_gone')
    return (
      <MessageScreen title={t('invitation.failed.title')} text={problemText(t, error)}>
        <StampButton component={Link} to="/">
          {t('common.back_to_start')}
        </StampButton>
      </MessageScreen>
    );
  return <OpeningPage error={error} busy={isFetching} retry={() => void refetch()} />;
}

function Invited({ token, title, invitation }: { token: string; title: string; invitation: PublicInvitation }) {
  const t = useT();
  const { known, account } = useAccount();
  const { role, message, inviter_email, inviter_picture, expires_at } = invitation;
  const inviter = invitation.invited_by || t('invitation.someone');
  return (
    <MessageScreen title={title} text={t(`invitation.text.${role}`, { inviter })}>
      {invitation.cover ? <img className="invitation-cover" src={invitation.cover} alt="" /> : null}
      <div className="invitation-from">
        <Avatar src={inviter_picture} size={44} alt="">
          {initialsOf(inviter)}
        </Avatar>
        <span>
          <strong>{inviter}</strong>
          {inviter_email && inviter_email !== inviter ? <small>{inviter_email}</small> : null}
        </span>
      </div>
      {message ? (
        <figure className="invitation-message">
          <figcaption>{t('invitation.message', { inviter })}</figcaption>
          <blockquote>{message}</blockquote>
        </figure>
      ) : null}
      {known && account ? (
        <JoinAs token={token} invitation={invitation} account={account} />
      ) : (
        <StampButton component={Link} to={`/invitations/${token}/confirm`} size="lg">
          {t('invitation.accept')}
        </StampButton>
      )}
      <small className="invitation-until">{t('invitation.until', { date: formatDate(expires_at) })}</small>
    </MessageScreen>
  );
}

function titleOf(t: ReturnType<typeof useT>, { role, album_title: album }: PublicInvitation): string {
  return role === 'editor' ? t('invitation.title', { album }) : t('invitation.title.invited', { album });
}
