import type { NodeId } from '@figurina/album';
import { Dialog, EmptyState } from '@figurina/ui';
import { useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { AddChapter } from '../../actions/chapters/AddChapter.tsx';
import { useEditor } from '../../session/editor-context.ts';
import { NewSpreadSteps } from './NewSpreadSteps.tsx';
import './spreads.css';

interface NewSpreadDialogProps {
  /** Null while it is closed; closing forgets what was chosen. */
  open: { readonly after: NodeId | null; readonly layoutId?: string } | null;
  close: () => void;
}

/** A new spread in two steps: its layout, then who and what goes where. Needs a chapter. */
export default function NewSpreadDialog({ open, close }: NewSpreadDialogProps) {
  const { facts } = useEditor();
  const t = useT();
  const chapters = useSyncExternalStore(facts.chapters.subscribe, facts.chapters.get);
  const hasChapter = chapters.some(({ isStatic }) => !isStatic);
  return (
    <Dialog
      opened={open !== null}
      title={t('new_spread.title')}
      closeLabel={t('common.close')}
      onClose={close}
      width={960}
    >
      {open && hasChapter ? <NewSpreadSteps {...open} close={close} /> : null}
      {open && !hasChapter ? (
        <EmptyState
          title={t('new_spread.no_chapter.title')}
          text={t('new_spread.no_chapter')}
          action={<AddChapter />}
        />
      ) : null}
    </Dialog>
  );
}
