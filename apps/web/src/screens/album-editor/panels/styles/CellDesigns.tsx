import { albumLayout, cellLayout, STICKER_DESIGNS } from '@figurina/album';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useDocumentVersion } from '../../session/album/use-document-version.ts';
import { DesignRadios } from './DesignRadios.tsx';
import { DesignSample } from './DesignSample.tsx';
import { samplePeople } from './sample-people.ts';
import { StickerVariants } from './StickerVariants.tsx';
import { layoutName, useAlbumStyle } from '../../session/style/use-album-style.ts';

/** The design of the cells: like the stickers, or one of their own. Drawn empty, with the name of somebody of the album. */
export function CellDesigns({ double }: { double: boolean }) {
  const { store } = useEditor();
  const t = useT();
  const { settings } = useAlbumStyle();
  useDocumentVersion();
  const [person] = samplePeople(store.document, double, 1);
  const own = settings.cell_id === '' ? null : albumLayout(settings.cell_id);
  const choices = [
    { id: '', design: '', name: t('designs.cells.as_stickers'), shown: layoutName(albumLayout(settings.id)) },
    ...STICKER_DESIGNS.map((design) => {
      const id = layoutName({ design, variant: own?.variant ?? 'default' });
      return { id, design, name: t(`styles.design.${design}`), shown: id };
    }),
  ];
  return (
    <>
      <DesignRadios
        label={t('designs.cells')}
        className="styles-cells"
        large={double}
        choices={choices.map(({ id, design, name, shown }) => ({
          key: design,
          name,
          label: t('designs.cell.named', { name }),
          checked: design === (own?.design ?? ''),
          settings: { cell_id: id },
          sample: <DesignSample layout={shown} double={double} person={person} number={12} scale={1.1} empty />,
        }))}
      />
      <h3 className="styles-subtitle">{t('designs.cells.variants')}</h3>
      <StickerVariants
        label={t('designs.cells.variants')}
        chosen={cellLayout(settings).variant}
        settingsOf={(variant) => ({ cell_id: layoutName({ ...cellLayout(settings), variant }) })}
      />
    </>
  );
}
