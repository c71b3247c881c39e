import type { NodeId } from '@figurina/album';
import { ConfirmDialog, Dialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { lazyPart } from '../../parts/lazy-part.ts';
import { ChapterDialog } from './ChapterDialog.tsx';
import { RemoveChapter } from '../../actions/chapters/RemoveChapter.tsx';
import { SaveLayoutDialog } from './SaveLayoutDialog.tsx';
import { pagesText } from '../../session/album/pages-text.ts';
import { remove } from '../../actions/spread-operations.ts';

const NewSpreadDialog = lazyPart(async () => import('./NewSpreadDialog.tsx'));

/** The dialogs about spreads, whoever opened them. */
export function SpreadDialogs({ isMobile = false }: { isMobile?: boolean }) {
  const { dialogs, meta } = useEditor();
  const navigate = useNavigate();
  const open = dialogs((state) => state.open);
  const close = (): void => dialogs.getState().show(null);
  const added = open?.kind === 'new' ? open : null;
  const isNew = added !== null;
  useEffect(() => {
    // Beside the dialog stand the layouts (specification, section 2); on a phone there is room for one of them.
    if (isNew && !isMobile) void navigate(`/album/${meta.get().id}/layouts`);
  }, [isNew, isMobile, meta, navigate]);
  return (
    <>
      {added ? (
        <Suspense>
          <NewSpreadDialog open={added} close={close} />
        </Suspense>
      ) : null}
      {open?.kind === 'save_layout' ? <SaveLayoutDialog spreadId={open.spreadId} close={close} /> : null}
      {open?.kind === 'chapter' ? <ChapterDialog sectionId={open.sectionId} close={close} /> : null}
      <LastSpread opened={open?.kind === 'last'} close={close} />
      <RemoveChapter sectionId={open?.kind === 'delete_chapter' ? open.sectionId : null} close={close} />
      <RemoveSpreads spreadIds={open?.kind === 'delete' ? open.spreadIds : []} close={close} />
    </>
  );
}

function RemoveSpreads({ spreadIds, close }: { spreadIds: readonly NodeId[]; close: () => void }) {
  const session = useEditor();
  const t = useT();
  const [first] = spreadIds;
  const count = spreadIds.length;
  return (
    <ConfirmDialog
      opened={first !== undefined}
      title={
        count > 1
          ? t('strip.delete.question_many', { count })
          : first
            ? t('strip.delete.question', { pages: pagesText(session, first) })
            : ''
      }
      question={t(count > 1 ? 'strip.delete.text_many' : 'strip.delete.text')}
      confirm={count > 1 ? t('strip.delete_many', { count }) : t('strip.delete')}
      cancel={t('common.cancel')}
      onCancel={close}
      onConfirm={() => {
        close();
        remove(session, spreadIds);
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
