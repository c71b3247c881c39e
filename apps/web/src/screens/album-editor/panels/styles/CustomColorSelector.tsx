import { useT } from '../../../../app/use-t.ts';
import { LogoPalette } from './LogoPalette.tsx';
import { PaletteEditor } from './PaletteEditor.tsx';
import { StylesPage } from './StylesPage.tsx';

export function CustomColorSelector() {
  const t = useT();
  return (
    <StylesPage title={t('styles.way.custom')} back="/colors" backTo={t('styles.colors')}>
      <PaletteEditor full />
      <LogoPalette />
    </StylesPage>
  );
}
