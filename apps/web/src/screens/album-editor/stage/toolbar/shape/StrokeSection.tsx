import type { Color } from '@figurina/album';
import { SegmentedControl } from '@mantine/core';
import IconBorderOuter from '@tabler/icons-react/dist/esm/icons/IconBorderStyle2.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { ColorChoice } from '../color/ColorChoice.tsx';
import { LiveSlider } from '../LiveSlider.tsx';
import { commonProp, MIXED, type Mixed } from '../../../parts/mixed.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import { useLiveEdit } from '../use-live-edit.ts';

/** Colour and width of a stroke; of lines, whether it is dashed. */
export function StrokeSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  const width = commonProp(nodes, 'strokeWidth');
  const shown = width === MIXED || width === undefined ? t('toolbar.mixed') : String(Math.round(width * 10) / 10);
  return (
    <ToolbarPopover
      id="stroke"
      label={t('toolbar.stroke.width', { width: shown })}
      withLabel
      icon={<IconBorderOuter size={20} />}
      width={344}
    >
      <StrokePanel nodes={nodes} />
    </ToolbarPopover>
  );
}

/** A stroke of one's first width, and its first colour, when there was none. */
const FIRST_WIDTH = 1;
const FIRST_COLOR: Color = '#000000';

function StrokePanel({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  const edit = useLiveEdit(nodes);
  const stroke = commonProp(nodes, 'stroke') as Color | null | Mixed;
  const width = commonProp(nodes, 'strokeWidth') as number | Mixed;
  const dash = commonProp(nodes, 'dash');
  const colored = (color: Color) => ({ stroke: color, ...(width === 0 ? { strokeWidth: FIRST_WIDTH } : {}) });
  const wide = (strokeWidth: number) => ({
    strokeWidth,
    ...(stroke === null && strokeWidth > 0 ? { stroke: FIRST_COLOR } : {}),
  });
  return (
    <div className="toolbar-panel">
      <LiveSlider
        label={t('toolbar.stroke.thickness')}
        value={width}
        min={0}
        max={100}
        suffix=" mm"
        onBegin={edit.begin}
        onShow={(next) => edit.show(wide(next))}
        onCommit={(next) => edit.commit('steps.stroke', wide(next), 'stroke')}
      />
      <ColorChoice
        value={stroke}
        onShow={(color) => edit.show(colored(color))}
        onChoose={(color) => edit.commit('steps.stroke', colored(color))}
      />
      {dash === undefined ? null : (
        <SegmentedControl
          fullWidth
          aria-label={t('toolbar.stroke.dash')}
          value={dash === MIXED ? '' : dash}
          onChange={(next) => edit.commit('steps.stroke', { dash: next })}
          data={(['none', 'dashed', 'dotted'] as const).map((value) => ({
            value,
            label: t(`toolbar.stroke.dash.${value}`),
          }))}
        />
      )}
    </div>
  );
}
