import { NewsCard, Portrait } from '@figurina/ui';
import { CloseButton } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '../../app/use-t.ts';

/** Once, right after the account was activated. */
export function ActivatedNotice() {
  const t = useT();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { activated?: unknown } | null };
  if (state?.activated !== true) return null;
  return (
    <div role="status" className="start-news">
      <NewsCard
        faces={[8, 3].map((seed) => (
          <Portrait key={seed} seed={seed} />
        ))}
        title={t('start.activated.title')}
        text={t('start.activated.text')}
      />
      <CloseButton
        size="lg"
        aria-label={t('common.close')}
        onClick={() => void navigate('.', { replace: true, state: null })}
      />
    </div>
  );
}
