import { ActionMenu } from '@figurina/ui';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { useT } from '../../../app/use-t.ts';
import { openHelp } from '../../../app/help-topics.ts';
import { useEditor } from '../session/editor-context.ts';
import { useProof } from './use-proof.ts';

/** What can be done with the album as a whole. */
export function AlbumMenu() {
  const t = useT();
  const session = useEditor();
  const proof = useProof();
  return (
    <ActionMenu
      label={t('editor.menu')}
      button={<IconDots size={21} />}
      entries={[
        {
          kind: 'action',
          label: t('editor.menu.proof'),
          icon: IconFileDownload,
          run: () => void proof.download(),
          disabled: proof.busy,
        },
        {
          kind: 'action',
          label: t('editor.help'),
          icon: IconHelp,
          run: () => openHelp('start', session.meta.get().category),
        },
      ]}
    />
  );
}
