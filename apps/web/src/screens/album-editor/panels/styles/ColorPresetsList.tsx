import { useT } from '../../../../app/use-t.ts';
import { PaletteGrid } from './PaletteGrid.tsx';
import { StylesPage } from './StylesPage.tsx';

export function ColorPresetsList() {
  const t = useT();
  return (
    <StylesPage title={t('styles.way.presets')} back="/colors" backTo={t('styles.colors')}>
      <p className="panel-hint">{t('styles.presets.hint')}</p>
      <PaletteGrid large />
    </StylesPage>
  );
}
