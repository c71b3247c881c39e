import { moveToSpread, type NodeId } from '@figurina/album';
import { Dialog } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { movable } from '../../session/selection/selected.ts';
import { useEditor } from '../../session/editor-context.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import { SpreadPicture } from '../../parts/SpreadPicture.tsx';
import './windows.css';

/** Moves the selection to another spread without dragging it there: it keeps its place on the paper. */
export default function MoveToSpread() {
  const session = useEditor();
  const t = useT();
  const layout = session.facts.layout.get();
  const here = session.selection.get().spreadId;
  const first = layout.spreadIds.find((id) => id !== here);
  const close = (): void => {
    session.windows.close();
    session.focusCanvas();
  };
  function move(spreadId: NodeId): void {
    const ids = movable(session);
    close();
    if (
      !session.run('steps.to_spread', (document) => moveToSpread(document, { ids, spreadId, makeId: session.makeId }))
    )
      return;
    session.goToSpread(layout.indexOf(spreadId));
    session.selection.select(ids);
    session.announcer.say(t('move_to_spread.done', { count: ids.length, pages: pagesText(session, spreadId) }));
  }
  return (
    <Dialog
      opened
      title={t('actions.arrange.move_to_spread')}
      closeLabel={t('common.close')}
      onClose={close}
      width={720}
    >
      <ul className="spread-choice">
        {session.facts.chapters.get().flatMap(({ name, spreadIds }) =>
          spreadIds.map((spreadId) => (
            <li key={spreadId}>
              <UnstyledButton
                className="spread-choice-button"
                disabled={spreadId === here}
                data-autofocus={spreadId === first || undefined}
                onClick={() => move(spreadId)}
              >
                <span className="spread-choice-picture" aria-hidden="true">
                  <SpreadPicture pictures={session.pictures} spreadId={spreadId} box={layout.boxOf(spreadId)!} />
                </span>
                <strong>{t('palette.page', { pages: pagesText(session, spreadId) })}</strong>
                <span>{spreadId === here ? t('move_to_spread.here') : name}</span>
              </UnstyledButton>
            </li>
          )),
        )}
      </ul>
    </Dialog>
  );
}
