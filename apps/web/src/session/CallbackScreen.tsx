import { StampButton } from '@figurina/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { MessageScreen } from '../app/MessageScreen.tsx';
import { useServices } from '../app/services.ts';
import { usePageTitle } from '../app/use-page-title.ts';
import { useT } from '../app/use-t.ts';

/** Where the sign-in returns to: takes the tokens and goes on to where the person wanted to be. */
export function Component() {
  const { session } = useServices();
  const t = useT();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  usePageTitle(t('auth.sign_in'));
  useEffect(() => {
    // The code of the address works once, and effects run twice while developing.
    if (begun.current) return;
    begun.current = true;
    session.completeSignIn().then(
      (path) => void navigate(path, { replace: true }),
      () => setFailed(true),
    );
  }, [session, navigate]);
  if (!failed)
    return (
      <p role="status" className="quiet-status">
        {t('auth.pending')}
      </p>
    );
  return (
    <MessageScreen title={t('auth.failed.title')} text={t('auth.failed.text')}>
      <StampButton onClick={() => void session.signIn('/start')}>{t('common.retry')}</StampButton>
    </MessageScreen>
  );
}
