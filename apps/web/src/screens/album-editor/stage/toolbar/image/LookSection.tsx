import { BLEND_MODES, type Filter, NEUTRAL_FILTER } from '@figurina/album';
import { isNeutral } from '@figurina/drawing';
import { Button, NativeSelect, Switch } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconRestore from '@tabler/icons-react/dist/esm/icons/IconRestore.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { type FilterPart, FilterSlider } from './FilterSlider.tsx';
import { GradientMap } from './GradientMap.tsx';
import { changeable, type PropsFor, useLiveEdit } from '../use-live-edit.ts';
import { commonProp, commonValue, MIXED } from '../../../parts/mixed.ts';
import { type ImageNode, imagesOf } from './images-of.ts';
import './image.css';

type ImageProps = ImageNode['props'];

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

function isAsItCame({ grayscale, gradientMap, blend, filter }: ImageProps): boolean {
  return !grayscale && !gradientMap && blend === 'normal' && (filter === null || isNeutral(filter));
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
  const open = imagesOf(changeable(nodes));
  const pictures = open.length > 0 ? open : imagesOf(nodes);
  const grayscale = commonProp(pictures, 'grayscale');
  const blend = commonProp(pictures, 'blend');
  const gradientMap = commonProp(pictures, 'gradientMap') ?? null;
  if (grayscale === undefined || blend === undefined) return null;

  /** A slider: shown while it is held, one step when it is let go. */
  function slider(part: FilterPart, read: (of: Filter) => number, changed: (now: Filter, to: number) => Filter) {
    const value = commonValue(pictures, ({ props }) => read((props as ImageProps).filter ?? NEUTRAL_FILTER));
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
        value={value ?? MIXED}
        neutral={read(NEUTRAL_FILTER)}
        most={part === 'contrast' ? 2 : 1}
        onShow={(to) => edit.show(propsFor(to))}
        onChange={(to) => edit.commit(`steps.${STEP_OF[part]}`, propsFor(to), part)}
      />
    );
  }
  const shares = (['contrast', 'hue', 'saturation'] as const).map((part) =>
    slider(
      part,
      (of) => of[part],
      (now, to) => ({ ...now, [part]: to }),
    ),
  );
  const tones = (['shadows', 'midtones', 'lights'] as const).map((part, at) =>
    slider(
      part,
      ({ tone }) => tone[at as 0 | 1 | 2],
      (now, to) => ({ ...now, tone: now.tone.with(at, to) as Filter['tone'] }),
    ),
  );
  const isPlain = pictures.every(({ props }) => isAsItCame(props));

  return (
    <div className="image-look">
      <Switch
        label={
          <>
            {t('images.look.grayscale')}
            {grayscale === MIXED ? <span className="image-mixed"> {t('toolbar.mixed')}</span> : null}
          </>
        }
        checked={grayscale === true}
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
        value={blend === MIXED ? '' : blend}
        data={[
          ...(blend === MIXED ? [{ value: '', label: t('toolbar.mixed'), disabled: true }] : []),
          ...BLEND_MODES.map((mode) => ({ value: mode, label: t(`images.blend.${mode.replace('-', '_')}` as never) })),
        ]}
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
