import { STICKER_VARIANTS } from '@figurina/album';
import { useRovingFocus } from '@figurina/ui';
import { Switch, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { applyStyle } from './apply-style.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { StickerDesigns } from './StickerDesigns.tsx';
import { StylesPage } from './StylesPage.tsx';
import { useAlbumStyle, useMayStyle } from './use-album-style.ts';
import { useTryOn } from './use-try-on.ts';

/** The design of the album's stickers, what it shows, and whether empty places are printed. */
export function StickerTemplateList() {
  const session = useEditor();
  const t = useT();
  const { settings } = useAlbumStyle();
  const mayStyle = useMayStyle();
  const tryOn = useTryOn();
  const roving = useRovingFocus<HTMLDivElement>();
  const [double, setDouble] = useState(false);
  const [design = 'default', chosen = 'default'] = settings.id.split(':');
  return (
    <StylesPage title={t('styles.stickers')} back="" backTo={t('editor.tab.styles')}>
      <SizeChoice double={double} onChange={setDouble} />
      <StickerDesigns double={double} large />
      <h3 className="styles-subtitle">{t('styles.variants')}</h3>
      <div className="styles-variants" role="radiogroup" aria-label={t('styles.variants')} {...roving}>
        {STICKER_VARIANTS.map((variant) => (
          <div key={variant} role="presentation">
            <UnstyledButton
              className="styles-variant"
              role="radio"
              aria-checked={variant === chosen}
              disabled={!mayStyle}
              {...tryOn({
                name: t(`styles.variant.${variant}`),
                settings: { id: variant === 'default' ? design : `${design}:${variant}` },
              })}
            >
              {t(`styles.variant.${variant}`)}
            </UnstyledButton>
          </div>
        ))}
      </div>
      <Switch
        mt="lg"
        label={t('styles.blanks')}
        description={t('styles.blanks.text')}
        checked={settings.blank_enabled}
        disabled={!mayStyle}
        onChange={(event) =>
          applyStyle(session, {
            name: t(event.currentTarget.checked ? 'styles.blanks.on' : 'styles.blanks.off'),
            settings: { blank_enabled: event.currentTarget.checked },
          })
        }
      />
    </StylesPage>
  );
}
