import { StampButton } from '@figurina/ui';
import { MessageScreen } from './MessageScreen.tsx';
import { usePageTitle } from './use-page-title.ts';
import { useT } from './use-t.ts';

/** For errors that nobody caught. */
export function ErrorScreen() {
  const t = useT();
  usePageTitle(t('error.title'));
  return (
    <MessageScreen title={t('error.title')} text={t('error.text')}>
      <StampButton onClick={() => window.location.reload()}>{t('common.reload')}</StampButton>
    </MessageScreen>
  );
}
