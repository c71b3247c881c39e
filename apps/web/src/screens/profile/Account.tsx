import type { User } from '@figurina/contract';
import { isLocale, LOCALE_NAMES, LOCALES } from '@figurina/locales';
import { ErrorNotice, StatePill } from '@figurina/ui';
import { Avatar, Button, NativeSelect } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../api/problem.ts';
import { initialsOf } from '../../app/initials.ts';
import { useServices } from '../../app/services.ts';
import { useConfig } from '../../app/use-config.ts';
import { useI18n } from '../../app/use-t.ts';

/** Name, picture, address and language. Where the sign-in is elsewhere, all but the language is, too. */
export function Account({ user }: { user: User }) {
  const { t, locale } = useI18n();
  const { language } = useServices();
  const isOutside = useConfig()?.provider === 'outside';
  const name = user.nickname || user.email;
  return (
    <section className="order-panel profile-account" aria-label={t('profile.account')}>
      <Avatar src={user.picture} color="sky" radius="xl" size={96} alt="">
        {initialsOf(name)}
      </Avatar>
      <dl>
        <div>
          <dt>{t('profile.name')}</dt>
          <dd>{user.nickname || t('profile.name.none')}</dd>
        </div>
        <div>
          <dt>{t('profile.email')}</dt>
          <dd>
            {user.email}
            <Confirmation user={user} />
          </dd>
        </div>
      </dl>
      <NativeSelect
        label={t('profile.language')}
        description={t('profile.language.hint')}
        value={locale}
        onChange={({ currentTarget: { value } }) => void (isLocale(value) && language.change(value))}
      >
        {LOCALES.map((value) => (
          <option key={value} value={value} lang={value}>
            {LOCALE_NAMES[value]}
          </option>
        ))}
      </NativeSelect>
      {isOutside ? <p className="profile-outside">{t('profile.outside')}</p> : null}
    </section>
  );
}

/** Whether the address is shown to be theirs; if not, another link that does it. */
function Confirmation({ user }: { user: User }) {
  const { t } = useI18n();
  const { api } = useServices();
  const send = useMutation({ mutationFn: async () => api.session.sendActivationMail() });
  if (!user.email) return null;
  if (user.email_confirmed)
    return (
      <StatePill tone="green" icon={IconCheck}>
        {t('profile.confirmed')}
      </StatePill>
    );
  return (
    <>
      <StatePill tone="sun" icon={IconMail}>
        {t('profile.unconfirmed')}
      </StatePill>
      <span role="status" className="profile-sent">
        {send.isSuccess ? t('profile.confirm.sent', { email: user.email }) : null}
      </span>
      {send.isSuccess ? null : (
        <Button variant="default" size="compact-md" loading={send.isPending} onClick={() => send.mutate()}>
          {t('profile.confirm')}
        </Button>
      )}
      {send.isError ? <ErrorNotice>{problemText(t, send.error)}</ErrorNotice> : null}
    </>
  );
}
