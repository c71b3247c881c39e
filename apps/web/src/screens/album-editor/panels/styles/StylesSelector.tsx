import { FONT_PRESETS } from '@figurina/album';
import { ALBUM_FONTS } from '@figurina/drawing';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { CoverPart } from './CoverPart.tsx';
import { FontPairs } from './FontPairs.tsx';
import { PaletteEditor } from './PaletteEditor.tsx';
import { PaletteGrid } from './PaletteGrid.tsx';
import { SizeChoice } from './SizeChoice.tsx';
import { StickerDesigns } from './StickerDesigns.tsx';

/** The first four are shown at once. */
const FIRST_PAIRS = 4;

/** The panel's first page: the quick choice of each, and the ways to all of it. */
export function StylesSelector() {
  const t = useT();
  const [double, setDouble] = useState(false);
  return (
    <>
      <header className="panel-head">
        <h2>{t('editor.tab.styles')}</h2>
        <span className="styles-scope">{t('styles.scope')}</span>
      </header>
      <div className="panel-body styles-body">
        <Part title={t('styles.colors')} to="colors" more={t('styles.colors.more')}>
          <PaletteGrid />
          <PaletteEditor />
        </Part>
        <Part
          title={t('styles.fonts')}
          to="fonts"
          more={t('styles.fonts.more', { pairs: FONT_PRESETS.length, fonts: ALBUM_FONTS.length })}
        >
          <FontPairs most={FIRST_PAIRS} />
        </Part>
        <Part title={t('styles.stickers')} to="stickers" more={t('styles.stickers.more')}>
          <SizeChoice double={double} onChange={setDouble} />
          <StickerDesigns double={double} />
        </Part>
        <CoverPart />
      </div>
    </>
  );
}

function Part(props: { title: string; to: string; more: string; children: ReactNode }) {
  const { albumId = '' } = useParams();
  return (
    <section className="styles-part" aria-label={props.title}>
      <header>
        <h3>{props.title}</h3>
        <Link className="panel-link fig-reach" to={`/album/${albumId}/styles/${props.to}`}>
          {props.more}
        </Link>
      </header>
      {props.children}
    </section>
  );
}
