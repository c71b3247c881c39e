import { type Color, resolveColor } from '@figurina/album';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useCallback, useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useCell } from '../../../session/album/use-cell.ts';
import { MIXED, type Mixed } from '../../../parts/mixed.ts';

/** The five of the palette, then black and white, which every album has. */
const CHOICES: readonly Color[] = [2, 3, 4, 5, 6, '#000000', '#ffffff'];
const MOST = 4;
const LEAST = 2;

interface GradientMapProps {
  readonly colors: readonly Color[] | null | Mixed;
  onChange(colors: readonly Color[] | null): void;
}

/** The colours that dark to light become: off, or two to four of the album's palette. */
export function GradientMap({ colors: given, onChange }: GradientMapProps) {
  const t = useT();
  const colors = given === MIXED ? null : given;
  const palette = usePalette();
  const [at, setAt] = useState(0);
  const chosen = Math.min(at, (colors?.length ?? 1) - 1);
  const hexOf = (color: Color): string => resolveColor(palette, color);
  const bar = colors && `linear-gradient(90deg,${colors.map(hexOf).join(',')})`;
  return (
    <fieldset className="image-map">
      <legend>
        {t('images.look.map')}
        {given === MIXED ? <span className="image-mixed"> {t('toolbar.mixed')}</span> : null}
      </legend>
      <div className="image-map-stops">
        {colors?.map((color, index) => (
          <UnstyledButton
            key={index}
            className="image-swatch fig-own-colors"
            style={{ background: hexOf(color) }}
            aria-pressed={index === chosen}
            aria-label={t('images.look.map.stop', { number: index + 1, count: colors.length })}
            onClick={() => setAt(index)}
          />
        ))}
        {colors ? <span className="image-map-bar fig-own-colors" style={{ background: bar ?? undefined }} /> : null}
        {colors && colors.length > LEAST ? (
          <ActionIcon
            aria-label={t('images.look.map.remove')}
            onClick={() => onChange(colors.filter((_, index) => index !== chosen))}
          >
            <IconMinus size={18} />
          </ActionIcon>
        ) : null}
        {colors && colors.length < MOST ? (
          <ActionIcon
            aria-label={t('images.look.map.add')}
            onClick={() => {
              onChange(colors.toSpliced(chosen + 1, 0, colors[chosen] ?? 2));
              setAt(chosen + 1);
            }}
          >
            <IconPlus size={18} />
          </ActionIcon>
        ) : null}
      </div>
      <div className="image-map-choices">
        <UnstyledButton
          className="image-swatch image-swatch-none"
          aria-pressed={given === null}
          aria-label={t('images.look.map.off')}
          onClick={() => onChange(null)}
        />
        {CHOICES.map((color) => (
          <UnstyledButton
            key={color}
            className="image-swatch fig-own-colors"
            style={{ background: hexOf(color) }}
            aria-pressed={colors !== null && colors[chosen] === color}
            aria-label={colorName(color, t)}
            onClick={() => onChange(colors ? colors.with(chosen, color) : [color, '#ffffff'])}
          />
        ))}
      </div>
    </fieldset>
  );
}

function colorName(color: Color, t: ReturnType<typeof useT>): string {
  if (typeof color === 'number') return t('images.palette', { number: color - 1 });
  return t(color === '#000000' ? 'images.black' : 'images.white');
}

function usePalette(): ReadonlyMap<string, string> {
  const { store } = useEditor();
  const version = useCell(
    'colors',
    useCallback(() => [...store.document.colors.values()].join(), [store]),
  );
  return version === '' ? new Map() : store.document.colors;
}
