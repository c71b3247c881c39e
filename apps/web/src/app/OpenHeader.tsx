import { Logo } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useServices } from './services.ts';
import { UserMenu } from './UserMenu.tsx';
import { useT } from './use-t.ts';
import { useSignedIn } from '../session/use-user.ts';
import './open-header.css';

export function OpenHeader({ children }: { children?: ReactNode }) {
  const t = useT();
  const { session } = useServices();
  const signedIn = useSignedIn();
  const { pathname } = useLocation();
  return (
    <header className="open-header">
      <Link to="/" aria-label={t('header.home')}>
        <Logo />
      </Link>
      {children}
      {signedIn === true && <UserMenu />}
      {signedIn === false && (
        <UnstyledButton className="fig-text-link" onClick={() => void session.signIn(pathname)}>
          {t('auth.sign_in')}
        </UnstyledButton>
      )}
    </header>
  );
}
