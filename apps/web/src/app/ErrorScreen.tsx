import { StampButton } from '@figurina/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { reportError } from '../page-reports/watch-page.ts';
import { MessageScreen } from './MessageScreen.tsx';
import { usePageTitle } from './use-page-title.ts';
import { useT } from './use-t.ts';

/** For errors that nobody caught. The router keeps them from the window, which would tell the server of them. */
export function ErrorScreen() {
  const t = useT();
  const error = useRouteError();
  usePageTitle(t('error.title'));
  useEffect(() => reportError(error), [error]);
  return (
    <MessageScreen title={t('error.title')} text={t('error.text')}>
      <StampButton onClick={() => window.location.reload()}>{t('common.reload')}</StampButton>
    </MessageScreen>
  );
}
