import { useRovingFocus } from '@figurina/ui';
import { ActionIcon, Button, ColorPicker, Tooltip, UnstyledButton } from '@mantine/core';
import IconColorPicker from '@tabler/icons-react/dist/esm/icons/IconColorPicker.mjs';
import { useId } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { HexField } from '../../stage/toolbar/color/ColorChoice.tsx';
import { hasEyeDropper, pickFromScreen } from '../../stage/toolbar/color/eye-dropper.ts';
import { useMayStyle } from '../../session/style/use-album-style.ts';
import { InkFields } from './InkFields.tsx';
import { PALETTE_INDEXES, usePaletteEdit } from './use-palette-edit.ts';

/** The album's five colours; the one in hand is changed by hex value, dropper or, in full, in the field of colours. */
export function PaletteEditor({ full = false }: { full?: boolean }) {
  const t = useT();
  const title = useId();
  const mayStyle = useMayStyle();
  const edit = usePaletteEdit();
  const roving = useRovingFocus<HTMLDivElement>();
  const { faults } = edit;
  return (
    <section className="styles-own" aria-labelledby={title}>
      <header>
        <h4 id={title}>{t('styles.own')}</h4>
        <span>{faults.length === 0 ? t('styles.legible') : t('styles.own.count')}</span>
      </header>
      <div className="styles-own-line">
        <div className="styles-own-colors" role="radiogroup" aria-label={t('styles.own.which')} {...roving}>
          {PALETTE_INDEXES.map((index) => (
            <div key={index} role="presentation">
              <Tooltip label={edit.name(index)}>
                <UnstyledButton
                  className="styles-swatch fig-own-colors"
                  role="radio"
                  aria-checked={index === edit.index}
                  aria-label={edit.name(index)}
                  style={{ background: edit.palette.get(String(index)) }}
                  onClick={() => edit.setIndex(index)}
                />
              </Tooltip>
            </div>
          ))}
        </div>
        <fieldset className="styles-own-hex" disabled={!mayStyle} aria-label={edit.name(edit.index)}>
          {hasEyeDropper ? (
            <Tooltip label={t('toolbar.color.dropper')}>
              <ActionIcon
                variant="default"
                size={36}
                disabled={!mayStyle}
                aria-label={t('toolbar.color.dropper')}
                onClick={() => void pickFromScreen().then((picked) => picked && edit.apply(picked))}
              >
                <IconColorPicker size={19} />
              </ActionIcon>
            </Tooltip>
          ) : null}
          <HexField key={`${edit.index}${edit.hex}`} value={edit.hex} isMixed={false} onChoose={edit.apply} />
        </fieldset>
      </div>
      {full && mayStyle ? (
        <ColorPicker
          key={`${edit.index}${edit.hex}`}
          format="hex"
          size="md"
          fullWidth
          defaultValue={edit.hex}
          saturationLabel={t('toolbar.color.shade')}
          hueLabel={t('toolbar.color.hue')}
          onChange={(hex) => hex !== edit.hex && edit.show(hex)}
          onChangeEnd={(hex) => hex !== edit.hex && edit.apply(hex)}
        />
      ) : null}
      {full ? <p className="panel-hint">{t(`styles.color.use.${edit.index}`)}</p> : null}
      {full ? <InkFields hex={edit.hex} name={edit.name(edit.index)} /> : null}
      {faults.length > 0 ? (
        <div className="styles-illegible" role="status">
          <p>
            {t('styles.illegible', {
              text: edit.name(faults[0]!.text as never),
              ground: edit.name(faults[0]!.ground as never),
            })}
          </p>
          <Button size="compact-sm" variant="default" disabled={!mayStyle} onClick={edit.makeLegible}>
            {t('styles.legible.make')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
