import type { SecondFactor } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { StatePill } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { ProfileSection } from '../ProfileSection.tsx';
import { EndDialog } from './EndDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { secondFactorQuery } from './second-factor-query.ts';
import { SetupDialog } from './SetupDialog.tsx';
import './second-factor.css';

/** A code of an app beside the password. */
export function SecondFactorSection({ email }: { email: string }) {
  const t = useT();
  const { api } = useServices();
  const query = useQuery(secondFactorQuery(api));
  return (
    <ProfileSection title={t('profile.factor')} text={t('profile.factor.text')} query={query} height={44}>
      {(factor) => <Choices factor={factor} email={email} />}
    </ProfileSection>
  );
}

function Choices({ factor, email }: { factor: SecondFactor; email: string }) {
  const t = useT();
  const [open, setOpen] = useState<'setup' | 'renew' | 'end' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      {factor.since !== null ? (
        <div className="profile-factor-on">
          <StatePill tone="green" icon={IconCheck}>
            {t('profile.factor.on')}
          </StatePill>
          <p>
            {t('profile.factor.since', { date: formatDate(factor.since) })} ·{' '}
            {t('profile.factor.codes', { count: factor.recovery_codes })}
          </p>
          <div className="profile-factor-ways">
            <Button variant="default" onClick={() => setOpen('renew')}>
              {t('profile.factor.renew')}
            </Button>
            <Button variant="default" onClick={() => setOpen('end')}>
              {t('profile.factor.end')}
            </Button>
          </div>
        </div>
      ) : factor.available ? (
        <Button variant="default" className="profile-data-action" onClick={() => setOpen('setup')}>
          {t('profile.factor.begin')}
        </Button>
      ) : (
        <p>
          {t('profile.factor.no_password')}{' '}
          <a href="/oidc/forgotten" className="fig-text-link">
            {t('profile.factor.set_password')}
          </a>
        </p>
      )}
      <SetupDialog opened={open === 'setup'} email={email} onClose={close} />
      <RenewDialog opened={open === 'renew'} email={email} onClose={close} />
      <EndDialog opened={open === 'end'} onClose={close} />
    </>
  );
}
