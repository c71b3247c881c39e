import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';

/** The album takes the invited address alone, so that it has to be shown to be one's own. */
export function ConfirmAddress({ again }: { again: () => void }) {
  const t = useT();
  const { api } = useServices();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => api.session.sendActivationMail({}),
  });
  return (
    <MessageScreen title={t('invitation.confirm_address.title')} text={t('problems.address_unconfirmed')}>
      <p role="status" className="invitation-account">
        {isSuccess ? t('invitation.confirm_address.sent') : error ? problemText(t, error) : null}
      </p>
      <StampButton onClick={again}>{t('common.retry')}</StampButton>
      <Button variant="default" loading={isPending} onClick={() => mutate()}>
        {t('invitation.confirm_address.send')}
      </Button>
    </MessageScreen>
  );
}
