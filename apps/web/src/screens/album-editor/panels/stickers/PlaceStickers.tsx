import { type AutoPlace, type AutoPlacing, autoPlaceStickers, type Layout } from '@figurina/album';
import { Dialog, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import type { EditorSession } from '../../session/editor-session.ts';

type Which = Pick<AutoPlace, 'stickerIds' | 'sectionId'>;
interface Question {
  readonly which: Which;
  readonly layouts: readonly Layout[];
  readonly plan: AutoPlacing;
}

export interface Placing {
  readonly question: Question | null;
  start(which: Which): Promise<void>;
  answer(addSpreads: boolean | null): void;
}

/** Places stickers in the free cells; where they do not do, it asks about new spreads. One step of undo either way. */
export function usePlacing(): Placing {
  const session = useEditor();
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    question,
    async start(which) {
      const layouts = await session.layouts();
      const plan = autoPlaceStickers(session.store.document, {
        ...which,
        layouts,
        addSpreads: false,
        makeId: session.makeId,
      });
      if (plan.left.length > 0) setQuestion({ which, layouts, plan });
      else place(session, which, layouts, false);
    },
    answer(addSpreads) {
      if (question && addSpreads !== null) place(session, question.which, question.layouts, addSpreads);
      setQuestion(null);
    },
  };
}

function place(session: EditorSession, which: Which, layouts: readonly Layout[], addSpreads: boolean): void {
  let placed = 0;
  const done = session.run('steps.place', (document) => {
    const placing = autoPlaceStickers(document, { ...which, layouts, addSpreads, makeId: session.makeId });
    placed = placing.placed;
    return placing.patch;
  });
  if (done) session.announcer.say(session.t('stickers.placed', { count: placed }));
}

export function PlaceStickersDialog({ placing: { question, answer } }: { placing: Placing }) {
  const t = useT();
  const left = question?.plan.left.length ?? 0;
  const spreads = question?.plan.spreads ?? 0;
  const placed = question?.plan.placed ?? 0;
  return (
    <Dialog
      opened={question !== null}
      title={t('stickers.cells_missing', { count: left })}
      closeLabel={t('common.cancel')}
      width={480}
      onClose={() => answer(null)}
    >
      <p>{t('stickers.cells_missing.text', { placed, spreads })}</p>
      <div className="fig-dialog-foot">
        {placed > 0 ? (
          <Button variant="default" onClick={() => answer(false)}>
            {t('stickers.place_free', { count: placed })}
          </Button>
        ) : (
          <Button variant="default" onClick={() => answer(null)}>
            {t('common.cancel')}
          </Button>
        )}
        <StampButton data-autofocus onClick={() => answer(true)}>
          {t('stickers.place_spreads', { count: spreads })}
        </StampButton>
      </div>
    </Dialog>
  );
}
