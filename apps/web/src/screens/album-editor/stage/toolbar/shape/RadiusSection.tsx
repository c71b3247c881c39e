import IconBorderRadius from '@tabler/icons-react/dist/esm/icons/IconBorderRadius.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { LiveSlider } from '../LiveSlider.tsx';
import { commonProp, MIXED, type Mixed } from '../../../parts/mixed.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import { useLiveEdit } from '../use-live-edit.ts';

const MOST = 50;

/** How round the corners of rectangles and pictures are, in millimetres. */
export function RadiusSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  const edit = useLiveEdit(nodes);
  const radius = commonProp(nodes, 'borderRadius') as number | Mixed;
  const shown = radius === MIXED ? t('toolbar.mixed') : String(Math.round(radius * 10) / 10);
  return (
    <ToolbarPopover
      id="radius"
      label={t('toolbar.radius.value', { radius: shown })}
      withLabel
      icon={<IconBorderRadius size={20} />}
      width={300}
    >
      <div className="toolbar-panel">
        <LiveSlider
          label={t('toolbar.radius')}
          value={radius}
          min={0}
          max={MOST}
          suffix=" mm"
          onBegin={edit.begin}
          onShow={(borderRadius) => edit.show({ borderRadius })}
          onCommit={(borderRadius) => edit.commit('steps.radius', { borderRadius }, 'radius')}
        />
      </div>
    </ToolbarPopover>
  );
}
