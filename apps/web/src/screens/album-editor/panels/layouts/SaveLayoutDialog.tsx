import { layoutFromSpread, type NodeId } from '@figurina/album';
import { Dialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { useEditor } from '../../session/editor-context.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import { LayoutNameForm } from './LayoutNameForm.tsx';
import { useOwnLayoutChanges } from '../../session/layouts/use-own-layouts.ts';

/** Keeps a spread as a layout, for all albums of the owner. */
export function SaveLayoutDialog({ spreadId, close }: { spreadId: NodeId; close: () => void }) {
  const session = useEditor();
  const t = useT();
  const toast = useToast();
  const { save } = useOwnLayoutChanges();
  const { document } = session.store;
  const pages = pagesText(session, spreadId);
  const layout = layoutFromSpread(document, spreadId, { id: 'own', title: {} });
  if (!layout)
    return (
      <Dialog opened title={t('own_layouts.save.title')} closeLabel={t('common.close')} onClose={close}>
        <p>{t('own_layouts.nothing', { pages })}</p>
        <div className="fig-dialog-foot">
          <Button onClick={close} data-autofocus>
            {t('common.close')}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <LayoutNameForm
      title={t('own_layouts.save.title')}
      confirm={t('own_layouts.save.confirm')}
      before=""
      close={close}
      save={async (name) => {
        const done = await save(name, layout);
        if (done) toast.info(t('own_layouts.said.saved', { name }));
        return done;
      }}
    >
      <p>{t('own_layouts.save.text', { pages })}</p>
    </LayoutNameForm>
  );
}
