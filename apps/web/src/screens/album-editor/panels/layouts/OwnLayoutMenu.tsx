import type { Layout } from '@figurina/album';
import { ActionMenu, ConfirmDialog } from '@figurina/ui';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { LayoutNameForm } from './LayoutNameForm.tsx';
import { useOwnLayoutChanges } from '../../session/layouts/use-own-layouts.ts';

/** What its maker may do with a saved layout. */
export function OwnLayoutMenu({ layout, name }: { layout: Layout; name: string }) {
  const t = useT();
  const { rename, remove } = useOwnLayoutChanges();
  const [asking, setAsking] = useState<'name' | 'delete' | null>(null);
  const [busy, setBusy] = useState(false);
  const close = (): void => setAsking(null);
  async function confirm(): Promise<void> {
    setBusy(true);
    await remove(layout.id);
    setBusy(false);
    close();
  }
  return (
    <>
      <ActionMenu
        label={t('own_layouts.more', { name })}
        className="fig-menu-button layout-more"
        button={<IconDots size={18} />}
        entries={[
          { kind: 'action', label: t('own_layouts.rename'), icon: IconPencil, run: () => setAsking('name') },
          {
            kind: 'action',
            label: t('own_layouts.delete'),
            icon: IconTrash,
            danger: true,
            run: () => setAsking('delete'),
          },
        ]}
      />
      {asking === 'name' ? (
        <LayoutNameForm
          title={t('own_layouts.rename.title')}
          confirm={t('own_layouts.rename')}
          before={name}
          save={(wanted) => rename(layout.id, wanted)}
          close={close}
        />
      ) : null}
      <ConfirmDialog
        opened={asking === 'delete'}
        title={t('own_layouts.delete.question', { name })}
        question={t('own_layouts.delete.text')}
        confirm={t('own_layouts.delete')}
        cancel={t('common.cancel')}
        busy={busy}
        onCancel={close}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
