import { albumLayout } from '@figurina/album';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { applyStyle } from '../../session/style/apply-style.ts';
import { CellDesigns } from './CellDesigns.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { StickerDesigns } from './StickerDesigns.tsx';
import { StickerPortraits } from './StickerPortraits.tsx';
import { StickerVariants } from './StickerVariants.tsx';
import { StylesPage } from './StylesPage.tsx';
import { layoutName, useAlbumStyle, useMayStyle } from '../../session/style/use-album-style.ts';

/** The design of the album's stickers and of their cells, what they show, and whether empty places are printed. */
export function StickerTemplateList() {
  const session = useEditor();
  const t = useT();
  const { settings } = useAlbumStyle();
  const mayStyle = useMayStyle();
  const [double, setDouble] = useState(false);
  const { design, variant } = albumLayout(settings.id);
  return (
    <StylesPage title={t('styles.stickers')} back="" backTo={t('editor.tab.styles')}>
      <SizeChoice double={double} onChange={setDouble} />
      <StickerDesigns double={double} large />
      <h3 className="styles-subtitle">{t('styles.variants')}</h3>
      <StickerVariants
        label={t('styles.variants')}
        chosen={variant}
        settingsOf={(chosen) => ({ id: layoutName({ design, variant: chosen }) })}
      />
      <section className="styles-cells-part" aria-label={t('styles.portraits')}>
        <h3 className="styles-subtitle">{t('styles.portraits')}</h3>
        <p className="panel-hint">{t('styles.portraits.text')}</p>
        <StickerPortraits double={double} />
      </section>
      <section className="styles-cells-part" aria-label={t('designs.cells')}>
        <h3 className="styles-subtitle">{t('designs.cells')}</h3>
        <p className="panel-hint">{t('designs.cells.text')}</p>
        <CellDesigns double={double} />
      </section>
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
