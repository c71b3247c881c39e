import { StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';

/** Behind the sign-in: makes the holder of the link a member and opens the album. Doing it twice is no mistake. */
export function InvitationConfirmScreen() {
  const t = useT();
  const { api, queries } = useServices();
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const begun = useRef(false);
  usePageTitle(t('invitation.accept'));
  const { mutate, error } = useMutation({
    mutationFn: async (id: string) => api.members.confirmInvitation({ params: { id } }),
    onSuccess: ({ album_id }) => {
      void queries.invalidateQueries({ queryKey: ['albums'] });
      void navigate(`/album/${album_id}`, { replace: true });
    },
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    mutate(token);
  }, [mutate, token]);

  if (!error)
    return (
      <p role="status" className="quiet-status">
        {t('invitation.confirming')}
      </p>
    );
  const gone = error instanceof ApiProblem && error.code === 'invitation_gone';
  return (
    <MessageScreen title={t('invitation.failed.title')} text={gone ? problemText(t, error) : t('invitation.failed')}>
      {gone ? (
        <StampButton component={Link} to="/start">
          {t('common.back_to_start')}
        </StampButton>
      ) : (
        <>
          <StampButton onClick={() => mutate(token)}>{t('common.retry')}</StampButton>
          <Button variant="default" component={Link} to="/start">
            {t('common.back_to_start')}
          </Button>
        </>
      )}
    </MessageScreen>
  );
}

export { InvitationConfirmScreen as Component };
