import { Button } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ToolbarSurface } from '../toolbar-surface.ts';
import { CropPlaceSection, CropTurnSection, CropZoomSection } from './CropSections.tsx';

/** While a picture is cropped on a phone: low, so that the picture is seen; fingers pan, zoom and turn it as well. */
export function CropSheet() {
  const { cropping } = useEditor();
  const t = useT();
  return (
    <section className="toolbar-sheet crop-sheet" aria-label={t('toolbar.label')}>
      <ToolbarSurface value="bar">
        <CropZoomSection />
        <div className="crop-sheet-row">
          <CropTurnSection />
          <CropPlaceSection />
        </div>
      </ToolbarSurface>
      <div className="crop-sheet-row">
        <Button variant="default" flex={1} onClick={() => cropping.revert()}>
          {t('images.crop.discard')}
        </Button>
        <Button flex={1} onClick={() => cropping.done()}>
          {t('images.crop.apply')}
        </Button>
      </div>
    </section>
  );
}
