import type { User } from '@figurina/contract';
import { ErrorNotice } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useConfig } from '../../app/use-config.ts';
import { useT } from '../../app/use-t.ts';

/** Quietly, while the address is not confirmed: where the link is, what waits for it, and another one. */
export function ConfirmAddressNotice({ user }: { user: User }) {
  const t = useT();
  const { api } = useServices();
  const { email, email_confirmed: confirmed } = user;
  const text = useConfig()?.mail === 'outbox' ? 'start.confirm.outbox' : 'start.confirm.text';
  const send = useMutation({ mutationFn: async () => api.session.sendActivationMail() });
  if (confirmed || email === '') return null;
  return (
    <>
      <p className="start-confirm" role="status">
        {send.isSuccess ? (
          t('start.confirm.sent', { email })
        ) : (
          <>
            {t(text, { email })}{' '}
            <UnstyledButton className="fig-text-link" disabled={send.isPending} onClick={() => send.mutate()}>
              {t('start.confirm.send')}
            </UnstyledButton>
          </>
        )}
      </p>
      {send.isError ? <ErrorNotice>{problemText(t, send.error)}</ErrorNotice> : null}
    </>
  );
}
