import { Dialog, ErrorNotice, Loading, RowSkeleton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useConfig } from '../../app/use-config.ts';
import { useT } from '../../app/use-t.ts';
import { ownDataQuery } from './own-data-query.ts';
import { PasswordChangeForm } from './PasswordChangeForm.tsx';

/** Another password for who knows the one before. Where people sign in elsewhere, that place has it. */
export function PasswordSection({ email }: { email: string }) {
  return useConfig()?.provider === 'outside' ? null : <Section email={email} />;
}

function Section({ email }: { email: string }) {
  const t = useT();
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(ownDataQuery(api));
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const open = (): void => {
    setChanged(false);
    setOpen(true);
  };
  const done = (): void => {
    setOpen(false);
    setChanged(true);
  };
  return (
    <>
      <section className="order-panel profile-data" aria-labelledby="profile-password">
        <div>
          <h2 id="profile-password">{t('profile.password')}</h2>
          <p>{t(data?.has_password === false ? 'profile.password.none' : 'profile.password.text')}</p>
          <p role="status" className="profile-data-state">
            {isChanged ? t('profile.password.changed') : null}
          </p>
        </div>
        {isError ? (
          <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
            {t('profile.factor.failed')}
          </ErrorNotice>
        ) : data === undefined ? (
          <Loading label={t('common.loading')}>
            <RowSkeleton height={44} />
          </Loading>
        ) : data.has_password ? (
          <Button variant="default" className="profile-data-action" onClick={open}>
            {t('profile.password.change')}
          </Button>
        ) : (
          <a href="/oidc/forgotten" className="fig-text-link">
            {t('profile.factor.set_password')}
          </a>
        )}
      </section>
      <Dialog
        opened={isOpen}
        title={t('profile.password.change')}
        closeLabel={t('common.close')}
        onClose={() => setOpen(false)}
        width={480}
      >
        <PasswordChangeForm email={email} onChanged={done} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
