import { Dialog } from '@figurina/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { AppForm } from './AppForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

interface SetupDialogProps {
  readonly opened: boolean;
  readonly email: string;
  readonly onClose: () => void;
}

/** Password, then the app with its first code, then the recovery codes. Closed before that, nothing has changed. */
export function SetupDialog({ opened, email, onClose }: SetupDialogProps) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begin = useMutation({
    mutationFn: async (password: string) => (await api.session.beginSecondFactor({ body: { password } })).setup,
  });
  const close = (): void => {
    onClose();
    // Not before: what it says would change behind the codes.
    if (codes) void queries.invalidateQueries(secondFactorQuery(api));
    begin.reset();
    setCodes(null);
  };
  return (
    <Dialog
      opened={opened}
      title={t(codes ? 'profile.factor.recovery.title' : 'profile.factor.setup.title')}
      closeLabel={t('common.close')}
      onClose={close}
      width={520}
    >
      {codes ? (
        <RecoveryCodes codes={codes} email={email} onClose={close} />
      ) : begin.data ? (
        <AppForm setup={begin.data} onConfirmed={setCodes} onClose={close} />
      ) : (
        <PasswordForm
          text={t('profile.factor.password.text')}
          submit={t('profile.factor.next')}
          mutation={begin}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
