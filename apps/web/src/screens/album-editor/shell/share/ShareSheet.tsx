import { may } from '@figurina/album';
import { Dialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useOpenSettings } from '../../session/settings/use-open-settings.ts';
import { SharedPreview } from './SharedPreview.tsx';
import { SharedStickerLink } from './SharedStickerLink.tsx';
import { ShareWay } from './ShareWay.tsx';
import './share.css';

/** Every way to let somebody else at the album, and what they may do then. */
export function ShareSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useT();
  const session = useEditor();
  const openSettings = useOpenSettings();
  const actor = session.actor();
  const invites = may(actor, 'manageMembers');
  return (
    <Dialog
      opened={opened}
      title={t('share.title', { title: session.meta.get().title })}
      closeLabel={t('common.close')}
      width={620}
      onClose={onClose}
    >
      <ul className="share-sheet">
        <ShareWay
          icon={IconUsers}
          title={t('share.people')}
          what={t('share.people.what')}
          who={invites ? undefined : t('share.people.who')}
        >
          <Button
            variant="default"
            onClick={() => {
              onClose();
              openSettings('users');
            }}
          >
            {t(invites ? 'share.people.invite' : 'share.people.list')}
          </Button>
        </ShareWay>
        {may(actor, 'readPreviewLink') && (
          <ShareWay
            icon={IconBook2}
            title={t('share.preview')}
            what={t('share.preview.what')}
            who={may(actor, 'changePreviewLink') ? undefined : t('share.preview.who')}
          >
            <SharedPreview />
          </ShareWay>
        )}
        <ShareWay icon={IconSticker} title={t('share.stickers')} what={t('share.stickers.what')}>
          <SharedStickerLink onLeave={onClose} />
        </ShareWay>
        {may(actor, 'startProof') && (
          <ShareWay icon={IconChecklist} title={t('share.proof')} what={t('share.proof.what')}>
            <Button
              variant="default"
              onClick={() => {
                onClose();
                session.windows.open({ kind: 'proof' });
              }}
            >
              {t('proof.menu')}
            </Button>
          </ShareWay>
        )}
      </ul>
    </Dialog>
  );
}
