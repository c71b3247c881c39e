import { Slot, StampButton } from '@figurina/ui';
import { Link } from 'react-router';
import { usePageTitle } from './use-page-title.ts';
import { useT } from './use-t.ts';

/** Nothing at this address, as far as this person is concerned. */
export function NotFoundScreen() {
  const t = useT();
  usePageTitle(t('not_found.title'));
  return (
    <Slot number={404} className="not-found">
      <h1>{t('not_found.title')}</h1>
      <p>{t('not_found.text')}</p>
      <StampButton component={Link} to="/start">
        {t('common.back_to_start')}
      </StampButton>
    </Slot>
  );
}
