import { Dialog } from '@figurina/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

export function EndDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const end = useMutation({
    mutationFn: async (password: string) => api.session.endSecondFactor({ body: { password } }),
    onSuccess: async () => {
      await queries.invalidateQueries(secondFactorQuery(api));
      onClose();
    },
  });
  const close = (): void => {
    onClose();
    end.reset();
  };
  return (
    <Dialog
      opened={opened}
      title={t('profile.factor.end.title')}
      closeLabel={t('common.close')}
      onClose={close}
      width={480}
    >
      <PasswordForm
        text={t('profile.factor.end.text')}
        submit={t('profile.factor.end')}
        mutation={end}
        onClose={close}
      />
    </Dialog>
  );
}
