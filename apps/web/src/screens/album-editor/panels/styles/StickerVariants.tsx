import { STICKER_VARIANTS, type StickerVariant } from '@figurina/album';
import { useRovingFocus } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import type { AlbumStyle } from '../../session/style/style-preview.ts';
import { useMayStyle } from '../../session/style/use-album-style.ts';
import { useTryOn } from './use-try-on.ts';

interface StickerVariantsProps {
  label: string;
  chosen: StickerVariant;
  settingsOf(variant: StickerVariant): AlbumStyle['settings'];
}

/** What is written on a design, whichever it is. */
export function StickerVariants({ label, chosen, settingsOf }: StickerVariantsProps) {
  const t = useT();
  const mayStyle = useMayStyle();
  const tryOn = useTryOn();
  const roving = useRovingFocus<HTMLDivElement>();
  return (
    <div className="styles-variants" role="radiogroup" aria-label={label} {...roving}>
      {STICKER_VARIANTS.map((variant) => {
        const name = t(`styles.variant.${variant}`);
        return (
          <div key={variant} role="presentation">
            <UnstyledButton
              className="styles-variant"
              role="radio"
              aria-checked={variant === chosen}
              disabled={!mayStyle}
              {...tryOn({ name, settings: settingsOf(variant) })}
            >
              {name}
            </UnstyledButton>
          </div>
        );
      })}
    </div>
  );
}
