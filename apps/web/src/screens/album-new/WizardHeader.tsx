import { Logo } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import { Link } from 'react-router';
import { useServices } from '../../app/services.ts';
import { UserMenu } from '../../app/UserMenu.tsx';
import { useT } from '../../app/use-t.ts';
import { useSignedIn } from '../../session/use-user.ts';
import './wizard-header.css';

export function WizardHeader() {
  const t = useT();
  const { session } = useServices();
  const signedIn = useSignedIn();
  return (
    <header className="wizard-header">
      <Link to="/start" aria-label={t('header.home')}>
        <Logo />
      </Link>
      {signedIn === true && <UserMenu />}
      {signedIn === false && (
        <UnstyledButton className="fig-text-link" onClick={() => void session.signIn('/album/new/blueprints')}>
          {t('auth.sign_in')}
        </UnstyledButton>
      )}
    </header>
  );
}
