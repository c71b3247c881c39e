import type { SignIn } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { ErrorNotice, StatePill } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { ProfileSection } from './ProfileSection.tsx';
import { useDeviceName } from './use-device-name.ts';

const signInsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sign-ins'],
    queryFn: async ({ signal }) => (await api.session.signIns({}, { signal })).sign_ins,
  });

/** Where one is signed in, and the end of it: for one device, or for all but this one. */
export function SignInsSection() {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const query = useQuery(signInsQuery(api));
  const end = useMutation({
    mutationFn: async (id: string | null) =>
      id === null ? api.session.endOtherSignIns() : api.session.endSignIn({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sign-ins'] }),
  });
  return (
    <ProfileSection title={t('profile.sign_ins')} text={t('profile.sign_ins.text')} query={query} height={56}>
      {(signIns) => (
        <>
          <ul className="profile-sign-ins">
            {signIns.map((one) => (
              <SignInRow
                key={one.id}
                signIn={one}
                busy={end.isPending && end.variables === one.id}
                end={() => end.mutate(one.id)}
              />
            ))}
          </ul>
          {end.isError ? <ErrorNotice>{problemText(t, end.error)}</ErrorNotice> : null}
          {signIns.filter(({ current }) => !current).length > 1 ? (
            <Button
              variant="default"
              className="profile-data-action"
              loading={end.isPending && end.variables === null}
              onClick={() => end.mutate(null)}
            >
              {t('profile.sign_ins.end_others')}
            </Button>
          ) : null}
        </>
      )}
    </ProfileSection>
  );
}

interface SignInRowProps {
  readonly signIn: SignIn;
  readonly busy: boolean;
  readonly end: () => void;
}

function SignInRow({ signIn, busy, end }: SignInRowProps) {
  const t = useT();
  const name = useDeviceName()(signIn);
  return (
    <li className="profile-data-row">
      <div>
        <h3>{name}</h3>
        <p>
          {t('profile.sign_ins.times', {
            begun: formatDate(signIn.begun_at),
            used: formatDate(signIn.last_used_at),
          })}
        </p>
      </div>
      {signIn.current ? (
        <StatePill tone="green" icon={IconCheck}>
          {t('profile.sign_ins.this')}
        </StatePill>
      ) : (
        <Button variant="default" loading={busy} onClick={end} aria-label={t('profile.sign_ins.end.of', { name })}>
          {t('profile.sign_ins.end')}
        </Button>
      )}
    </li>
  );
}
