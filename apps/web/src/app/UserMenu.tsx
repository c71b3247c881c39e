import { isLocale, LOCALE_NAMES, LOCALES } from '@figurina/locales';
import { ActionMenu, type MenuEntry } from '@figurina/ui';
import { Avatar } from '@mantine/core';
import IconCookie from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useNavigate } from 'react-router';
import { useUser } from '../session/use-user.ts';
import { useStaffEntries } from '../staff-list/use-staff-entries.ts';
import { initialsOf } from './initials.ts';
import { useConsentSettings } from './use-consent-settings.ts';
import { useServices } from './services.ts';
import { useI18n } from './use-t.ts';

/** The account in the corner: who it is, what is theirs, the language, the way out. `entries` are those of the screen, on top. */
export function UserMenu({ entries = [] }: { entries?: readonly MenuEntry[] }) {
  const { session, language } = useServices();
  const { t, locale } = useI18n();
  const user = useUser();
  const navigate = useNavigate();
  const staff = useStaffEntries();
  const openConsent = useConsentSettings();
  const name = user?.nickname || user?.email || '';
  return (
    <ActionMenu
      className="user-button fig-reach"
      label={name ? t('header.account', { name, initials: initialsOf(name) }) : t('header.account.unknown')}
      button={
        <Avatar src={user?.picture} color="sky" radius="xl" size={40} alt="">
          {initialsOf(name)}
        </Avatar>
      }
      header={
        user && (
          <div className="user-card">
            <strong>{name}</strong>
            <span>{user.email}</span>
          </div>
        )
      }
      entries={[
        ...entries,
        { kind: 'action', label: t('header.profile'), icon: IconUser, run: () => void navigate('/profile') },
        { kind: 'action', label: t('header.nav.orders'), icon: IconPackage, run: () => void navigate('/orders') },
        ...staff,
        {
          kind: 'choice',
          label: t('header.language'),
          value: locale,
          options: LOCALES.map((value) => ({ value, label: LOCALE_NAMES[value], lang: value })),
          choose: (value) => void (isLocale(value) && language.change(value)),
        },
        ...(openConsent
          ? [{ kind: 'action', label: t('legal.cookies'), icon: IconCookie, run: openConsent } as const]
          : []),
        { kind: 'action', label: t('auth.sign_out'), icon: IconLogout, run: () => void session.signOut() },
      ]}
    />
  );
}
