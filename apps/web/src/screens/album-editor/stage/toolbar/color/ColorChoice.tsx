import { type Color, RESERVED_COLORS, resolveColor } from '@figurina/album';
import { ActionIcon, ColorPicker, TextInput, Tooltip } from '@mantine/core';
import IconColorPicker from '@tabler/icons-react/dist/esm/icons/IconColorPicker.mjs';
import { useState, useSyncExternalStore } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useCell } from '../../../session/album/use-cell.ts';
import { MIXED, type Mixed } from '../../../parts/mixed.ts';
import { hasEyeDropper, pickFromScreen } from './eye-dropper.ts';
import { parseHex } from './parse-hex.ts';
import { recentColors } from './recent-colors.ts';
import { Swatches } from './Swatches.tsx';

interface ColorChoiceProps {
  /** null: no colour so far. */
  readonly value: Color | Mixed | null;
  /** While a colour is sought in the field of colours. */
  readonly onShow?: (color: Color) => void;
  /** An index of the palette stays an index, one's own colour is a hex value. */
  readonly onChoose: (color: Color) => void;
}

/** A colour: the album's palette first, then one's own by field, hex value or dropper, then those used last. */
export function ColorChoice({ value, onShow, onChoose }: ColorChoiceProps) {
  const { store } = useEditor();
  const t = useT();
  const indices = usePalette();
  const recent = useSyncExternalStore(recentColors.subscribe, recentColors.get);
  const [sought, setSought] = useState<string | null>(null);
  const color = value === MIXED ? null : value;
  const hex = color === null ? null : resolveColor(store.document.colors, color).slice(0, 7);

  function own(chosen: string): void {
    recentColors.add(chosen);
    setSought(null);
    onChoose(chosen);
  }

  return (
    <div className="toolbar-color">
      <Swatches
        label={t('toolbar.palette')}
        chosen={color}
        onChoose={onChoose}
        swatches={[
          ...indices.map((index) => ({ color: index, name: t('toolbar.palette.color', { number: index - 1 }) })),
          { color: '#ffffff', name: t('toolbar.color.white') },
          { color: '#000000', name: t('toolbar.color.black') },
        ]}
      />
      <div className="toolbar-color-own">
        <span className="toolbar-field-label" aria-hidden="true">
          {t('toolbar.color.own')}
        </span>
        <ColorPicker
          format="hex"
          size="sm"
          fullWidth
          value={sought ?? hex ?? '#ffffff'}
          saturationLabel={t('toolbar.color.shade')}
          hueLabel={t('toolbar.color.hue')}
          onChange={(next) => {
            // It says its own value once when it appears.
            if (next === (sought ?? hex)) return;
            setSought(next);
            onShow?.(next);
          }}
          onChangeEnd={own}
        />
        <div className="toolbar-color-line">
          <HexField key={sought ?? hex ?? ''} value={sought ?? hex} isMixed={value === MIXED} onChoose={own} />
          {hasEyeDropper ? (
            <Tooltip label={t('toolbar.color.dropper')}>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={t('toolbar.color.dropper')}
                onClick={() => void pickFromScreen().then((picked) => picked && own(picked))}
              >
                <IconColorPicker size={19} />
              </ActionIcon>
            </Tooltip>
          ) : null}
        </div>
      </div>
      {recent.length > 0 ? (
        <Swatches
          label={t('toolbar.color.recent')}
          chosen={color}
          onChoose={onChoose}
          swatches={recent.map((one) => ({ color: one, name: one }))}
        />
      ) : null}
    </div>
  );
}

/** A colour by its six digits; what is no colour is refused. */
export function HexField(props: { value: string | null; isMixed: boolean; onChoose: (hex: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);

  function take(): void {
    if (typed === null) return;
    const hex = parseHex(typed);
    setWrong(hex === null);
    setTyped(null);
    if (hex !== null && hex !== props.value) props.onChoose(hex);
  }
  return (
    <TextInput
      aria-label={t('toolbar.color.hex')}
      size="sm"
      className="toolbar-hex"
      value={typed ?? props.value ?? ''}
      placeholder={props.isMixed ? t('toolbar.mixed') : '#'}
      error={wrong ? t('toolbar.color.wrong') : undefined}
      spellCheck={false}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key !== 'Escape' || typed === null) return;
        // The first Esc gives up what was typed, the next one leaves.
        setTyped(null);
        event.stopPropagation();
      }}
    />
  );
}

/** The indices of the album's palette; the reserved ones before it are none. */
function usePalette(): readonly number[] {
  const { store } = useEditor();
  // One text of all of it: drawn anew when a colour changes, too.
  const listed = useCell('colors', () => JSON.stringify([...store.document.colors]));
  return (JSON.parse(listed) as [string, string][])
    .map(([index]) => Number(index))
    .filter((index) => index >= RESERVED_COLORS)
    .toSorted((a, b) => a - b);
}
