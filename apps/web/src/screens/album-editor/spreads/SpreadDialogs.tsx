import type { NodeId } from '@figurina/album';
import { ConfirmDialog, Dialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { pagesText } from '../strip/pages-text.ts';
import { remove } from '../strip/spread-operations.ts';

/** The dialogs about spreads, whoever opened them. */
export function SpreadDialogs() {
  const { dialogs } = useEditor();
  const open = dialogs((state) => state.open);
  const close = (): void => dialogs.getState().show(null);
  return (
    <>
      <LastSpread opened={open?.kind === 'last'} close={close} />
      <RemoveSpread spreadId={open?.kind === 'delete' ? open.spreadId : null} close={close} />
    </>
  );
}

function RemoveSpread({ spreadId, close }: { spreadId: NodeId | null; close: () => void }) {
  const session = useEditor();
  const t = useT();
  return (
    <ConfirmDialog
      opened={spreadId !== null}
      title={spreadId ? t('strip.delete.question', { pages: pagesText(session, spreadId) }) : ''}
      question={t('strip.delete.text')}
      confirm={t('strip.delete')}
      cancel={t('common.cancel')}
      onCancel={close}
      onConfirm={() => {
        close();
        if (spreadId) remove(session, spreadId);
      }}
    />
  );
}

/** The last page of an album stays. */
function LastSpread({ opened, close }: { opened: boolean; close: () => void }) {
  const t = useT();
  return (
    <Dialog opened={opened} title={t('strip.last.title')} closeLabel={t('common.close')} onClose={close}>
      <p role="alert">{t('editor.refusal.last_spread')}</p>
      <div className="fig-dialog-foot">
        <Button onClick={close} data-autofocus>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}
