import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { userQuery } from '../../../session/use-user.ts';

/** Ordering waits until the address is shown to be one's own. */
export function ConfirmAddress() {
  const t = useT();
  const { api } = useServices();
  const send = useMutation({ mutationFn: async () => api.session.sendActivationMail() });
  return (
    <>
      <p>{t('checkout.confirm_address')}</p>
      <Button variant="default" loading={send.isPending} disabled={send.isSuccess} onClick={() => send.mutate()}>
        {t('checkout.confirm_address.send')}
      </Button>
      <p role="status">
        {send.isSuccess ? t('checkout.confirm_address.sent') : send.error ? problemText(t, send.error) : ''}
      </p>
    </>
  );
}

/** Before anything is typed in vain. Whoever comes back from the link is asked no more. */
export function UnconfirmedAddress() {
  const t = useT();
  const { api } = useServices();
  const user = useQuery({ ...userQuery(api), refetchOnWindowFocus: 'always' }).data;
  if (!user || user.email_confirmed || user.email === '') return null;
  return (
    <section className="checkout-card checkout-confirm" aria-labelledby="checkout-confirm">
      <strong id="checkout-confirm">{t('problems.address_unconfirmed')}</strong>
      <ConfirmAddress />
    </section>
  );
}
