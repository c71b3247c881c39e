import type { Layout, NodeId } from '@figurina/album';
import { StampButton } from '@figurina/ui';
import { Button, NativeSelect } from '@mantine/core';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { BLANK_LAYOUT, fitsFilter, NO_FILTER } from '../../session/layouts/album-layouts.ts';
import { layoutsOf, useLayoutGroups } from '../../session/layouts/use-layout-groups.ts';
import { BoardStep } from './BoardStep.tsx';
import { LayoutCard } from './LayoutCard.tsx';
import { LayoutFilters } from './LayoutFilters.tsx';
import { chapterFor, placeWords } from './new-spread-place.ts';
import { useGradually } from '../../parts/use-gradually.ts';
import { useNewSpread } from './use-new-spread.ts';

interface NewSpreadStepsProps {
  after: NodeId | null;
  layoutId?: string;
  close: () => void;
}

export function NewSpreadSteps({ after, layoutId, close }: NewSpreadStepsProps) {
  const session = useEditor();
  const t = useT();
  const groups = useLayoutGroups();
  // Who brings their own idea begins with nothing.
  const layouts = useMemo(() => groups && [BLANK_LAYOUT, ...layoutsOf(groups)], [groups]);
  const [sectionId, setSectionId] = useState<NodeId>(() => chapterFor(session, after)!);
  const [chosenId, setChosenId] = useState<string | null>(layoutId ?? null);
  const [step, setStep] = useState<1 | 2>(layoutId ? 2 : 1);
  const choose = useCallback(({ id }: Layout) => setChosenId(id), []);
  const layout = layouts?.find(({ id }) => id === chosenId) ?? null;
  const spread = useNewSpread({ layout, after, sectionId });
  return (
    <>
      <ol className="new-spread-steps">
        <li aria-current={step === 1 ? 'step' : undefined} data-done={step === 2 || undefined}>
          <span>{step === 2 ? <IconCheck size={14} stroke={3} /> : 1}</span>
          {t('new_spread.step.layout')}
        </li>
        <li aria-current={step === 2 ? 'step' : undefined}>
          <span>2</span>
          {t('new_spread.step.pictures')}
        </li>
      </ol>
      <div className="new-spread-place">
        <NativeSelect
          aria-label={t('new_spread.chapter')}
          value={sectionId}
          onChange={(event) => setSectionId(event.currentTarget.value as NodeId)}
          data={session.facts.chapters
            .get()
            .filter(({ isStatic }) => !isStatic)
            .map(({ id, name }) => ({
              value: id,
              label: name || t('stickers.unnamed_chapter'),
              disabled: !session.editable('design', id),
            }))}
        />
        <span>{placeWords(session, after, sectionId)}</span>
      </div>
      {step === 1 ? (
        <LayoutStep layouts={layouts} sectionId={sectionId} chosen={chosenId} choose={choose} />
      ) : layout ? (
        <BoardStep layout={layout} sectionId={sectionId} spread={spread} />
      ) : null}
      <div className="fig-dialog-foot new-spread-foot">
        {step === 1 ? (
          <Button onClick={() => setStep(2)} disabled={!layout}>
            {t('new_spread.next')}
          </Button>
        ) : (
          <>
            <Button variant="default" leftSection={<IconArrowLeft size={18} />} onClick={() => setStep(1)}>
              {t('new_spread.step.layout')}
            </Button>
            <span className="new-spread-note">{t('new_spread.one_step')}</span>
            <StampButton
              leftSection={<IconPlus size={19} />}
              disabled={!layout || spread.uploading > 0}
              onClick={() => {
                if (!spread.create()) return;
                // The dialog gives the focus back to the button; what was made lies on the canvas.
                flushSync(close);
                session.focusCanvas();
              }}
            >
              {t('new_spread.create')}
            </StampButton>
          </>
        )}
      </div>
    </>
  );
}

function LayoutStep(props: {
  layouts: readonly Layout[] | null;
  sectionId: NodeId;
  chosen: string | null;
  choose: (layout: Layout) => void;
}) {
  const t = useT();
  const [filter, setFilter] = useState(NO_FILTER);
  const { layouts } = props;
  const there = useGradually(layouts?.filter((layout) => fitsFilter(layout, filter)) ?? []);
  if (!layouts) return <p role="status">{t('common.loading')}</p>;
  return (
    <div className="layout-step">
      <LayoutFilters layouts={layouts} chosen={filter} choose={setFilter} />
      <ul className="layouts-grid" aria-label={t('layouts.list')}>
        {there.map((layout) => (
          <LayoutCard
            key={layout.id}
            layout={layout}
            sectionId={props.sectionId}
            width={205}
            pressed={layout.id === props.chosen}
            choose={props.choose}
          />
        ))}
      </ul>
    </div>
  );
}
