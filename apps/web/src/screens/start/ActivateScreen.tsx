import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';

/** `/profile/activate`, where a mail leads: confirms the address and goes on to the start page, which says so. */
export function ActivateScreen() {
  const t = useT();
  const { api, queries } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const begun = useRef(false);
  usePageTitle(t('activate.title'));
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => (await api.session.activate({ body: { token } })).user,
    onSuccess: (user) => {
      queries.setQueryData(['user'], user);
      void navigate('/start', { replace: true, state: { activated: true } });
    },
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate();
  }, [mutate]);

  // The start page sends another one.
  const isGone = error instanceof ApiProblem && error.code === 'activation_link_gone';
  if (!error)
    return (
      <p role="status" className="quiet-status">
        {t('activate.pending')}
      </p>
    );
  return (
    <MessageScreen title={t('error.title')} text={isGone ? problemText(t, error) : t('problems.internal')}>
      {isGone ? null : (
        <StampButton loading={isPending} onClick={() => mutate()}>
          {t('common.retry')}
        </StampButton>
      )}
      <Button variant="default" component={Link} to="/start">
        {t('common.back_to_start')}
      </Button>
    </MessageScreen>
  );
}

export { ActivateScreen as Component };
