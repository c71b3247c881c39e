import { Dialog } from '@figurina/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

interface RenewDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

export function RenewDialog({ opened, email, onClose }: RenewDialogProps) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const renew = useMutation({
    mutationFn: async (password: string) =>
      (await api.session.renewRecoveryCodes({ body: { password } })).recovery_codes,
    onSuccess: () => queries.invalidateQueries(secondFactorQuery(api)),
  });
  const close = (): void => {
    onClose();
    renew.reset();
  };
  return (
    <Dialog
      opened={opened}
      title={t(renew.data ? 'profile.factor.recovery.title' : 'profile.factor.renew.title')}
      closeLabel={t('common.close')}
      onClose={close}
      width={520}
    >
      {renew.data ? (
        <RecoveryCodes codes={renew.data} email={email} note={t('profile.factor.recovery.old')} onClose={close} />
      ) : (
        <PasswordForm
          text={t('profile.factor.password.text')}
          submit={t('profile.factor.next')}
          mutation={renew}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
