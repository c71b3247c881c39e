import { CountChip, Dialog } from '@figurina/ui';
import { Tabs } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { usePeopleOfAlbum } from '../../session/people/use-people-of-album.ts';
import { type SettingsTab } from '../../session/settings/settings-address.ts';
import { GeneralSettings } from './general/GeneralSettings.tsx';
import { UsersSettings } from './users/UsersSettings.tsx';
import './settings.css';

interface SettingsModalProps {
  readonly tab: SettingsTab;
  readonly onTab: (tab: SettingsTab) => void;
  readonly onClose: () => void;
}

/** The album's settings, over the editor: what concerns the album, and who is in it. */
export function SettingsModal({ tab, onTab, onClose }: SettingsModalProps) {
  const t = useT();
  const { data: people } = usePeopleOfAlbum();
  return (
    <Tabs value={tab} onChange={(next) => onTab(next as SettingsTab)} keepMounted={false}>
      <Dialog
        opened
        className="settings"
        title={t('settings.title')}
        closeLabel={t('common.close')}
        onClose={onClose}
        width={880}
        head={
          <Tabs.List aria-label={t('settings.tabs')}>
            {(['general', 'users'] as const).map((value) => (
              <Tabs.Tab key={value} value={value} data-autofocus={value === tab || undefined}>
                {t(`settings.${value}`)} {value === 'users' && people ? <CountChip>{people.length}</CountChip> : null}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        }
      >
        <Tabs.Panel value="general">
          <GeneralSettings />
        </Tabs.Panel>
        <Tabs.Panel value="users">
          <UsersSettings />
        </Tabs.Panel>
      </Dialog>
    </Tabs>
  );
}
