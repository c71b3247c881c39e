import { PALETTE_PRESETS, paletteOf, presetOf } from '@figurina/album';
import { useRovingFocus } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useT } from '../../../../app/use-t.ts';
import { PaletteStrip } from './PaletteStrip.tsx';
import { useAlbumStyle, useMayStyle } from '../../session/style/use-album-style.ts';
import { useTryOn } from './use-try-on.ts';

/** The sets of colours: one tab stop with arrow keys. On phones a row to swipe through. */
export function PaletteGrid({ large = false }: { large?: boolean }) {
  const t = useT();
  const { palette } = useAlbumStyle();
  const mayStyle = useMayStyle();
  const tryOn = useTryOn();
  const roving = useRovingFocus<HTMLDivElement>();
  const chosen = presetOf(palette);
  return (
    <div
      className="styles-palettes"
      data-large={large || undefined}
      role="radiogroup"
      aria-label={t('styles.presets')}
      {...roving}
    >
      {PALETTE_PRESETS.map(({ id, colors }) => {
        const name = t(`styles.palette.${id}`);
        return (
          <div key={id} role="presentation">
            <UnstyledButton
              className="styles-choice"
              role="radio"
              aria-checked={id === chosen}
              disabled={!mayStyle}
              {...tryOn({ name, colors: paletteOf(colors) })}
            >
              <PaletteStrip colors={colors} />
              <span>{name}</span>
              {id === chosen ? (
                <span className="styles-tick">
                  <IconCheck size={14} stroke={3} />
                </span>
              ) : null}
            </UnstyledButton>
          </div>
        );
      })}
    </div>
  );
}
