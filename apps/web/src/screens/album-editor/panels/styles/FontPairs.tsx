import { FONT_PRESETS, fontPresetOf, fontSetName } from '@figurina/album';
import { cssFontFamily, offerFonts } from '@figurina/drawing';
import { useRovingFocus } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import { useEffect, type CSSProperties } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useAlbumStyle, useMayStyle } from '../../session/style/use-album-style.ts';
import { useTryOn } from './use-try-on.ts';

/** Sets of fonts, each in its own faces. */
export function FontPairs({ most = FONT_PRESETS.length }: { most?: number }) {
  const t = useT();
  const { fonts } = useAlbumStyle();
  const mayStyle = useMayStyle();
  const tryOn = useTryOn();
  const roving = useRovingFocus<HTMLDivElement>();
  const chosen = fontPresetOf(fonts);
  useEffect(() => void offerFonts(), []);
  return (
    <div className="styles-pairs" role="radiogroup" aria-label={t('styles.fonts.pairs')} {...roving}>
      {FONT_PRESETS.slice(0, most).map((preset) => {
        const name = fontSetName(preset);
        return (
          <div key={name} role="presentation">
            <UnstyledButton
              className="styles-choice styles-pair"
              role="radio"
              aria-checked={preset === chosen}
              aria-label={name}
              disabled={!mayStyle}
              {...tryOn({ name, fonts: preset })}
            >
              <span style={faceOf(preset.title)}>{t('styles.sample.title')}</span>
              <span style={faceOf(preset.paragraph)}>{t('styles.sample.text')}</span>
              <small>{name}</small>
            </UnstyledButton>
          </div>
        );
      })}
    </div>
  );
}

function faceOf({ family, bold }: { family: string; bold: boolean }): CSSProperties {
  return { fontFamily: cssFontFamily(family), fontWeight: bold ? 700 : 400 };
}
