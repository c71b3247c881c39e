import type { SignIn } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { ErrorNotice, Loading, RowSkeleton, StatePill } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/api.ts';
import { problemText } from '../../api/problem.ts';
import { useServices } from '../../app/services.ts';
import { useConfig } from '../../app/use-config.ts';
import { useT } from '../../app/use-t.ts';
import { useDeviceName } from './use-device-name.ts';

const signInsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sign-ins'],
    queryFn: async ({ signal }) => (await api.session.signIns({}, { signal })).sign_ins,
  });

/** Where one is signed in, and the end of it: for one device, or for all but this one. */
export function SignInsSection() {
  // Where people sign in elsewhere, that place has the list.
  return useConfig()?.provider === 'outside' ? null : <SignIns />;
}

function SignIns() {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(signInsQuery(api));
  const end = useMutation({
    mutationFn: async (id: string | null) =>
      id === null ? api.session.endOtherSignIns() : api.session.endSignIn({ params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sign-ins'] }),
  });
  const others = data?.filter(({ current }) => !current) ?? [];
  return (
    <section className="order-panel profile-data" aria-labelledby="profile-sign-ins">
      <div>
        <h2 id="profile-sign-ins">{t('profile.sign_ins')}</h2>
        <p>{t('profile.sign_ins.text')}</p>
      </div>
      {isError ? (
        <ErrorNotice retry={{ label: t('common.retry'), run: () => void refetch(), busy: isFetching }}>
          {t('profile.sign_ins.failed')}
        </ErrorNotice>
      ) : data === undefined ? (
        <Loading label={t('common.loading')}>
          <RowSkeleton height={56} />
        </Loading>
      ) : (
        <ul className="profile-sign-ins">
          {data.map((one) => (
            <SignInRow
              key={one.id}
              signIn={one}
              busy={end.isPending && end.variables === one.id}
              end={() => end.mutate(one.id)}
            />
          ))}
        </ul>
      )}
      {end.isError ? <ErrorNotice>{problemText(t, end.error)}</ErrorNotice> : null}
      {others.length > 1 ? (
        <Button
          variant="default"
          className="profile-data-action"
          loading={end.isPending && end.variables === null}
          onClick={() => end.mutate(null)}
        >
          {t('profile.sign_ins.end_others')}
        </Button>
      ) : null}
    </section>
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
