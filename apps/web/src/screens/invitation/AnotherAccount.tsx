import { Button } from '@mantine/core';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';

/** Signs in as somebody else, and comes back to join as them. */
export function AnotherAccount({ token, email }: { token: string; email: string | null }) {
  const t = useT();
  const { session } = useServices();
  return (
    <Button
      variant="default"
      onClick={() => void session.signIn(`/invitations/${token}/confirm`, { email, anotherAccount: true })}
    >
      {t('invitation.account.other')}
    </Button>
  );
}
