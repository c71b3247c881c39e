import { BLEND_MODES, type Filter, NEUTRAL_FILTER } from '@figurina/album';
import { isNeutral } from '@figurina/drawing';
import { Button, NativeSelect, Switch } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import { useT } from '../../../../app/use-t.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { type FilterPart, FilterSlider } from './FilterSlider.tsx';
import { GradientMap } from './GradientMap.tsx';
import { type PropsFor, useLiveEdit } from '../use-live-edit.ts';
import { imagesOf } from './images-of.ts';
import './image.css';

/** How a picture looks: grey, contrast, hue, saturation, light, colours for its greys, blending with what lies below. */
export function LookSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  return (
    <ToolbarPopover
      id="image-look"
      label={t('images.look')}
      icon={<IconAdjustmentsHorizontal size={20} />}
      withLabel
      width={340}
    >
      <Look nodes={nodes} />
    </ToolbarPopover>
  );
}

const STEP_OF = {
  contrast: 'contrast',
  hue: 'hue',
  saturation: 'saturation',
  shadows: 'tone',
  midtones: 'tone',
  lights: 'tone',
} as const;

function Look({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  const edit = useLiveEdit(nodes);
  const [first] = imagesOf(nodes);
  if (!first) return null;
  const { grayscale, gradientMap, blend } = first.props;
  const filter = first.props.filter ?? NEUTRAL_FILTER;

  /** A slider: shown while it is held, one step when it is let go. */
  function slider(part: FilterPart, value: number, neutral: number, changed: (now: Filter, to: number) => Filter) {
    const propsFor =
      (to: number): PropsFor =>
      (node) => {
        if (node.type !== 'Image') return null;
        const next = changed(node.props.filter ?? NEUTRAL_FILTER, to);
        return { filter: isNeutral(next) ? null : next };
      };
    return (
      <FilterSlider
        key={part}
        part={part}
        value={value}
        neutral={neutral}
        most={part === 'contrast' ? 2 : 1}
        onShow={(to) => edit.show(propsFor(to))}
        onChange={(to) => edit.commit(`steps.${STEP_OF[part]}`, propsFor(to), part)}
      />
    );
  }
  const shares = (['contrast', 'hue', 'saturation'] as const).map((part) =>
    slider(part, filter[part], NEUTRAL_FILTER[part], (now, to) => ({ ...now, [part]: to })),
  );
  const tones = (['shadows', 'midtones', 'lights'] as const).map((part, at) =>
    slider(part, filter.tone[at as 0 | 1 | 2], NEUTRAL_FILTER.tone[at as 0 | 1 | 2], (now, to) => ({
      ...now,
      tone: now.tone.with(at, to) as Filter['tone'],
    })),
  );
  const isPlain = !grayscale && !gradientMap && blend === 'normal' && isNeutral(filter);

  return (
    <div className="image-look">
      <Switch
        label={t('images.look.grayscale')}
        checked={grayscale}
        onChange={(event) => {
          const checked = event.currentTarget.checked;
          // Greys that are given colours would not be seen as grey.
          edit.commit('steps.grayscale', checked ? { grayscale: true, gradientMap: null } : { grayscale: false });
        }}
      />
      {shares}
      <h3>{t('images.look.tone')}</h3>
      {tones}
      <GradientMap
        colors={gradientMap}
        onChange={(colors) =>
          edit.commit('steps.gradient_map', { gradientMap: colors, ...(colors && { grayscale: false }) })
        }
      />
      <NativeSelect
        label={t('images.look.blend')}
        size="sm"
        value={blend}
        data={BLEND_MODES.map((mode) => ({ value: mode, label: t(`images.blend.${mode.replace('-', '_')}` as never) }))}
        onChange={(event) => {
          const mode = event.currentTarget.value;
          edit.commit('steps.blend', { blend: mode });
        }}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRestore size={18} />}
        disabled={isPlain}
        onClick={() =>
          edit.commit('steps.look_reset', { filter: null, grayscale: false, gradientMap: null, blend: 'normal' })
        }
      >
        {t('images.look.reset')}
      </Button>
    </div>
  );
}
