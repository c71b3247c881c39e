import { type Color, type Gradient, type Paint } from '@figurina/album';
import { SegmentedControl } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { ColorChoice } from '../color/ColorChoice.tsx';
import { LiveSlider } from '../LiveSlider.tsx';
import { commonProp, MIXED, type Mixed } from '../../../parts/mixed.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { useLiveEdit } from '../use-live-edit.ts';
import { GradientEditor } from './GradientEditor.tsx';

type Kind = 'color' | 'gradient' | 'none';

/** What an element is filled with: a colour, a gradient or nothing; how much of it covers. */
export function FillPanel({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  const edit = useLiveEdit(nodes);
  const fill = commonProp(nodes, 'fill') as Paint | Mixed;
  const opacity = commonProp(nodes, 'fillOpacity');
  const kind = kindOf(fill);
  const commit = (paint: Paint, merge?: string): void => edit.commit('steps.fill', { fill: paint }, merge);

  function choose(next: Kind): void {
    if (next === kind) return;
    if (next === 'none') commit(null);
    else if (next === 'color') commit(firstColor(fill));
    else commit(gradientFrom(fill));
  }

  return (
    <div className="toolbar-panel">
      <SegmentedControl
        fullWidth
        aria-label={t('toolbar.fill')}
        value={kind ?? ''}
        onChange={(next) => choose(next as Kind)}
        data={[
          { value: 'color', label: t('toolbar.fill.color') },
          { value: 'gradient', label: t('toolbar.fill.gradient') },
          { value: 'none', label: t('toolbar.fill.none') },
        ]}
      />
      {fill === MIXED ? <p className="toolbar-hint">{t('toolbar.fill.mixed')}</p> : null}
      {kind === 'gradient' ? (
        <GradientEditor
          gradient={fill as Gradient}
          onBegin={edit.begin}
          onShow={(gradient) => edit.show({ fill: gradient })}
          onCommit={(gradient, merge) => commit(gradient, merge && `fill.${merge}`)}
        />
      ) : kind === 'none' ? null : (
        <ColorChoice
          value={fill === MIXED ? MIXED : (fill as Color | null)}
          onShow={(color) => edit.show({ fill: color })}
          onChoose={(color) => commit(color)}
        />
      )}
      {opacity === undefined || kind === 'none' ? null : (
        <LiveSlider
          label={t('toolbar.opacity')}
          value={opacity === MIXED ? MIXED : Math.round(opacity * 100)}
          min={0}
          max={100}
          suffix=" %"
          onBegin={edit.begin}
          onShow={(percent) => edit.show({ fillOpacity: percent / 100 })}
          onCommit={(percent) => edit.commit('steps.fill', { fillOpacity: percent / 100 }, 'fillOpacity')}
        />
      )}
      <p className="toolbar-hint">{t('toolbar.palette.hint')}</p>
    </div>
  );
}

/** Null for fills that differ. */
function kindOf(fill: Paint | Mixed): Kind | null {
  if (fill === MIXED) return null;
  if (fill === null) return 'none';
  return typeof fill === 'object' ? 'gradient' : 'color';
}

/** The first colours of the palette, for what had none. */
const FIRST: Color = 2;
const SECOND: Color = 3;

function firstColor(fill: Paint | Mixed): Color {
  if (fill === MIXED || fill === null) return FIRST;
  return typeof fill === 'object' ? fill.colors[0]! : fill;
}

/** From the colour that was there to another one, top left to bottom right. */
function gradientFrom(fill: Paint | Mixed): Gradient {
  const first = firstColor(fill);
  return { type: 'linear', colors: [first, first === SECOND ? FIRST : SECOND], direction: 135 };
}
