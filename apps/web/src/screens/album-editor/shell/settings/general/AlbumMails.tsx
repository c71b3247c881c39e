import { may } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { Switch } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useAlbumChange } from './use-album-change.ts';

/** Whether the album sends its mails. It goes in a locked album, too: people still send photos. */
export function AlbumMails() {
  const t = useT();
  const { meta, actor } = useEditor();
  const { emailNotificationsEnabled } = useSource(meta);
  const change = useAlbumChange();
  const allowed = may(actor(), 'switchMails');
  return (
    <Switch
      label={t('album_settings.mails')}
      description={t(allowed ? 'album_settings.mails.hint' : 'roles.why.design')}
      disabled={!allowed}
      checked={emailNotificationsEnabled}
      onChange={(event) => {
        const { checked } = event.currentTarget;
        change.mutate({
          album: { email_notifications_enabled: checked },
          shown: { emailNotificationsEnabled: checked },
        });
      }}
    />
  );
}
