import IconDroplet from '@tabler/icons-react/dist/esm/icons/IconDroplet.mjs';
import { useI18n } from '../../../../../app/use-t.ts';
import { LiveSlider } from '../LiveSlider.tsx';
import { commonProp, MIXED, type Mixed } from '../../../parts/mixed.ts';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import { useLiveEdit } from '../use-live-edit.ts';

/** How much of what lies behind an element is seen through it, as 0 to 100 per cent. */
export function OpacitySection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const { t, locale } = useI18n();
  const edit = useLiveEdit(nodes);
  const opacity = commonProp(nodes, 'opacity') as number | Mixed;
  const shown =
    opacity === MIXED
      ? t('toolbar.mixed')
      : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(opacity);
  return (
    <ToolbarPopover
      id="opacity"
      label={t('toolbar.opacity.value', { percent: shown })}
      words={shown}
      withLabel
      icon={<IconDroplet size={20} />}
      width={300}
    >
      <div className="toolbar-panel">
        <LiveSlider
          label={t('toolbar.opacity')}
          value={opacity === MIXED ? MIXED : Math.round(opacity * 100)}
          min={0}
          max={100}
          suffix=" %"
          onBegin={edit.begin}
          onShow={(percent) => edit.show({ opacity: percent / 100 })}
          onCommit={(percent) => edit.commit('steps.opacity', { opacity: percent / 100 }, 'opacity')}
        />
      </div>
    </ToolbarPopover>
  );
}
