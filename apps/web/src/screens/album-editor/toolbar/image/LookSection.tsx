import { BLEND_MODES, type Filter, NEUTRAL_FILTER } from '@figurina/album';
import { isNeutral } from '@figurina/drawing';
import { Button, NativeSelect, Switch } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import { useT } from '../../../../app/use-t.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { FilterSlider } from './FilterSlider.tsx';
import { GradientMap } from './GradientMap.tsx';
import { imagesOf, useImageChange } from './use-image-change.ts';

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

function Look({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  const { change, settle } = useImageChange(nodes);
  const [first] = imagesOf(nodes);
  if (!first) return null;
  const { grayscale, gradientMap, blend } = first.props;
  const filter = first.props.filter ?? NEUTRAL_FILTER;

  function setFilter(part: string, changed: (filter: Filter) => Filter): void {
    change(
      `steps.${part}`,
      ({ props }) => {
        const next = changed(props.filter ?? NEUTRAL_FILTER);
        return { filter: isNeutral(next) ? null : next };
      },
      part,
    );
  }
  const setTone = (at: 0 | 1 | 2, value: number): void =>
    setFilter('tone', (now) => ({ ...now, tone: now.tone.with(at, value) as Filter['tone'] }));
  const shares = (['contrast', 'hue', 'saturation'] as const).map((part) => (
    <FilterSlider
      key={part}
      part={part}
      value={filter[part]}
      neutral={NEUTRAL_FILTER[part]}
      most={part === 'contrast' ? 2 : 1}
      onChange={(value) => setFilter(part, (now) => ({ ...now, [part]: value }))}
      onEnd={settle}
    />
  ));
  const tones = (['shadows', 'midtones', 'lights'] as const).map((part, at) => (
    <FilterSlider
      key={part}
      part={part}
      value={filter.tone[at as 0 | 1 | 2]}
      neutral={NEUTRAL_FILTER.tone[at as 0 | 1 | 2]}
      most={1}
      onChange={(value) => setTone(at as 0 | 1 | 2, value)}
      onEnd={settle}
    />
  ));
  const isPlain = !grayscale && !gradientMap && blend === 'normal' && isNeutral(filter);

  return (
    <div className="image-look">
      <Switch
        label={t('images.look.grayscale')}
        checked={grayscale}
        onChange={(event) => {
          const checked = event.currentTarget.checked;
          change('steps.grayscale', () => ({ grayscale: checked }));
        }}
      />
      {shares}
      <h3>{t('images.look.tone')}</h3>
      {tones}
      <GradientMap
        colors={gradientMap}
        onChange={(colors) => change('steps.gradient_map', () => ({ gradientMap: colors }))}
      />
      <NativeSelect
        label={t('images.look.blend')}
        size="sm"
        value={blend}
        data={BLEND_MODES.map((mode) => ({ value: mode, label: t(`images.blend.${mode.replace('-', '_')}` as never) }))}
        onChange={(event) => {
          const mode = event.currentTarget.value;
          change('steps.blend', () => ({ blend: mode }));
        }}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRestore size={18} />}
        disabled={isPlain}
        onClick={() =>
          change('steps.look_reset', () => ({ filter: null, grayscale: false, gradientMap: null, blend: 'normal' }))
        }
      >
        {t('images.look.reset')}
      </Button>
    </div>
  );
}
