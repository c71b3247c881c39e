import type { PublicInvitation, User } from '@figurina/contract';
import { StampButton } from '@figurina/ui';
import { Link } from 'react-router';
import { useT } from '../../app/use-t.ts';
import { AnotherAccount } from './AnotherAccount.tsx';
import { isOfAnother } from './use-invitation.ts';

interface JoinAsProps {
  readonly token: string;
  readonly invitation: PublicInvitation;
  readonly account: User;
}

/** As whom somebody who is signed in would join, said before they do. */
export function JoinAs({ token, invitation, account }: JoinAsProps) {
  const t = useT();
  const { email } = account;
  const differs = isOfAnother(invitation, account);
  const isShut = differs && invitation.only_this_email;
  return (
    <>
      <p className="invitation-account">
        {differs
          ? t('invitation.address.mismatch', { invited: invitation.email ?? '', email })
          : t('invitation.signed_in_as', { email })}
        {isShut ? ` ${t('invitation.address.only')}` : null}
      </p>
      {isShut ? null : (
        <StampButton component={Link} to={`/invitations/${token}/confirm`} state={{ agreed: email }} size="lg">
          {differs ? t('invitation.accept_as', { email }) : t('invitation.accept')}
        </StampButton>
      )}
      <AnotherAccount token={token} email={invitation.email} />
    </>
  );
}

/** The address as which somebody has said that they want to join. */
export function agreedAs(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'agreed' in state && typeof state.agreed === 'string'
    ? state.agreed
    : null;
}
