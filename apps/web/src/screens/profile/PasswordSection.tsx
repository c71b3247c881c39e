import { Dialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { ownDataQuery } from './own-data-query.ts';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** Another password for who knows the one before. */
export function PasswordSection({ email }: { email: string }) {
  const t = useT();
  const { api } = useServices();
  const query = useQuery(ownDataQuery(api));
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const open = (): void => {
    setChanged(false);
    setOpen(true);
  };
  const close = (): void => setOpen(false);
  const done = (): void => {
    close();
    setChanged(true);
  };
  return (
    <>
      <ProfileSection
        title={t('profile.password')}
        text={t(query.data?.has_password === false ? 'profile.password.none' : 'profile.password.text')}
        news={isChanged ? t('profile.password.changed') : null}
        query={query}
        height={44}
      >
        {({ has_password: hasPassword }) =>
          hasPassword ? (
            <Button variant="default" className="profile-data-action" onClick={open}>
              {t('profile.password.change')}
            </Button>
          ) : (
            <a href="/oidc/forgotten" className="fig-text-link profile-data-action">
              {t('profile.factor.set_password')}
            </a>
          )
        }
      </ProfileSection>
      <Dialog
        opened={isOpen}
        title={t('profile.password.change')}
        closeLabel={t('common.close')}
        onClose={close}
        width={480}
      >
        <PasswordChangeForm email={email} onChanged={done} onClose={close} />
      </Dialog>
    </>
  );
}
