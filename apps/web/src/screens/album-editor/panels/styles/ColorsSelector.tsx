import { fiveColors } from '@figurina/album';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link, useParams } from 'react-router';
import { useT } from '../../../../app/use-t.ts';
import { LogoPalette } from './LogoPalette.tsx';
import { PaletteStrip } from './PaletteStrip.tsx';
import { StylesPage } from './StylesPage.tsx';
import { useAlbumStyle } from '../../session/style/use-album-style.ts';

/** The ways to a palette: a set, colours of one's own, or those of a logo. */
export function ColorsSelector() {
  const { albumId = '' } = useParams();
  const t = useT();
  const { palette } = useAlbumStyle();
  const way = (key: 'presets' | 'custom') => (
    <Link className="styles-way" to={`/album/${albumId}/styles/colors/${key}`}>
      <span>
        <b>{t(`styles.way.${key}`)}</b>
        <small>{t(`styles.way.${key}.text`)}</small>
      </span>
      <IconChevronRight size={20} />
    </Link>
  );
  return (
    <StylesPage title={t('styles.colors')} back="" backTo={t('editor.tab.styles')}>
      <div className="styles-now">
        <PaletteStrip colors={fiveColors(palette)} />
        <small>{t('styles.now')}</small>
      </div>
      {way('presets')}
      {way('custom')}
      <LogoPalette />
    </StylesPage>
  );
}
