import {
  FEWEST_STOPS,
  type Gradient,
  GRADIENT_DIRECTIONS,
  gradientOf,
  type GradientStop,
  gradientStops,
  MOST_STOPS,
  withoutStop,
  withStopAt,
  withStopColor,
  withStopMoved,
} from '@figurina/album';
import { Button, NumberInput, UnstyledButton } from '@mantine/core';
import IconArrowDownRight from '@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ColorChoice } from '../color/ColorChoice.tsx';
import { GradientBar } from './GradientBar.tsx';

interface GradientEditorProps {
  readonly gradient: Gradient;
  onBegin(): void;
  onShow(gradient: Gradient): void;
  onCommit(gradient: Gradient, merge?: string): void;
}

const ARROWS = { 90: IconArrowRight, 0: IconArrowUp, 45: IconArrowUpRight, 135: IconArrowDownRight } as const;

/** Two to four colours, where they stand, and which way they run. */
export function GradientEditor({ gradient, onBegin, onShow, onCommit }: GradientEditorProps) {
  const { store } = useEditor();
  const t = useT();
  const { colors } = store.document;
  const [chosen, setChosen] = useState(0);
  /** What is shown while a stop is dragged or a colour sought. */
  const [draft, setDraft] = useState<readonly GradientStop[] | null>(null);
  const stops = draft ?? gradientStops(gradient);
  const active = Math.min(chosen, stops.length - 1);

  function show(next: readonly GradientStop[]): void {
    setDraft(next);
    onShow(gradientOf(next, gradient.direction));
  }
  function commit(next: readonly GradientStop[] | null, merge?: string): void {
    setDraft(null);
    if (next) onCommit(gradientOf(next, gradient.direction), merge);
  }
  function add(at: number): void {
    const added = withStopAt(stops, at, colors);
    if (!added) return;
    onBegin();
    setChosen(added.index);
    commit(added.stops);
  }
  function remove(index: number): void {
    const left = withoutStop(stops, index);
    if (!left) return;
    setChosen(Math.max(0, index - 1));
    commit(left);
  }

  return (
    <>
      <GradientBar
        stops={stops}
        active={active}
        colors={colors}
        onActivate={setChosen}
        onAdd={add}
        onBegin={onBegin}
        onMove={(index, at) => show(withStopMoved(stops, index, at))}
        onMoved={(index, at) => commit(withStopMoved(stops, index, at), 'stop')}
        onRemove={remove}
      />
      <div className="gradient-line">
        <strong>{t('toolbar.gradient.stop', { number: active + 1, count: stops.length })}</strong>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} />}
          aria-label={t('toolbar.gradient.add')}
          disabled={stops.length >= MOST_STOPS}
          onClick={() => add(widestGap(stops))}
        >
          {t('toolbar.fill.color')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          className="fig-danger"
          leftSection={<IconX size={16} />}
          disabled={stops.length <= FEWEST_STOPS}
          onClick={() => remove(active)}
        >
          {t('toolbar.gradient.remove')}
        </Button>
      </div>
      <ColorChoice
        key={active}
        value={stops[active]!.color}
        onShow={(color) => show(withStopColor(stops, active, color))}
        onChoose={(color) => commit(withStopColor(stops, active, color))}
      />
      <div className="gradient-line" role="group" aria-label={t('toolbar.gradient.direction')}>
        <span className="toolbar-field-label" aria-hidden="true">
          {t('toolbar.gradient.direction')}
        </span>
        {GRADIENT_DIRECTIONS.map((direction) => {
          const Arrow = ARROWS[direction];
          return (
            <UnstyledButton
              key={direction}
              className="gradient-direction"
              aria-label={t(`toolbar.gradient.direction.${direction}`)}
              title={t(`toolbar.gradient.direction.${direction}`)}
              aria-pressed={gradient.direction === direction}
              onClick={() => onCommit({ ...gradient, direction })}
            >
              <Arrow size={18} aria-hidden="true" />
            </UnstyledButton>
          );
        })}
        <NumberInput
          aria-label={t('toolbar.gradient.degrees')}
          size="sm"
          w={88}
          suffix="°"
          step={5}
          min={-360}
          max={720}
          allowDecimal={false}
          value={gradient.direction}
          onFocus={onBegin}
          onChange={(next) => {
            if (typeof next !== 'number') return;
            const direction = ((next % 360) + 360) % 360;
            if (direction !== gradient.direction) onCommit({ ...gradient, direction }, 'direction');
          }}
        />
      </div>
    </>
  );
}

/** The middle of the largest distance between two neighbours. */
function widestGap(stops: readonly GradientStop[]): number {
  let best = { width: -1, middle: 0.5 };
  for (const [index, { at }] of stops.slice(1).entries()) {
    const width = at - stops[index]!.at;
    if (width > best.width) best = { width, middle: at - width / 2 };
  }
  return best.middle;
}
