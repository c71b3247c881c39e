import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useServices } from '../../../app/services.ts';
import { MessageScreen } from '../../../app/MessageScreen.tsx';
import { useConfig } from '../../../app/use-config.ts';
import { useT } from '../../../app/use-t.ts';
import { useSignedIn } from '../../../session/use-user.ts';

/** For whoever has no account, or a link that opens none: how to become a partner, and whom to write to. */
export function NoAccount({ hasLink }: { hasLink: boolean }) {
  const t = useT();
  const { session } = useServices();
  const signedIn = useSignedIn();
  const email = useConfig()?.support_email ?? '';
  const [title, text] = hasLink
    ? [t('problems.partner_gone'), t('affiliate.gone.text', { email })]
    : [t('affiliate.stranger.title'), t('affiliate.stranger.text', { email })];
  return (
    <MessageScreen title={title} text={text}>
      {!hasLink && email && (
        <StampButton component="a" href={`mailto:${email}?subject=${encodeURIComponent(t('affiliate.title'))}`}>
          {t('affiliate.stranger.contact')}
        </StampButton>
      )}
      {signedIn === false && (
        <Button variant="default" onClick={() => void session.signIn('/affiliate')}>
          {t('auth.sign_in')}
        </Button>
      )}
    </MessageScreen>
  );
}
