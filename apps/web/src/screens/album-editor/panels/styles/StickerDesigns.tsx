import { STICKER_DESIGNS } from '@figurina/album';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useDocumentVersion } from '../../session/album/use-document-version.ts';
import { DesignRadios } from './DesignRadios.tsx';
import { DesignSample } from './DesignSample.tsx';
import { samplePeople } from './sample-people.ts';
import { useAlbumStyle } from '../../session/style/use-album-style.ts';

/** The designs of stickers, each drawn with one of the album's own people. A chosen variant stays. */
export function StickerDesigns({ double, large = false }: { double: boolean; large?: boolean }) {
  const { store } = useEditor();
  const t = useT();
  const { settings } = useAlbumStyle();
  useDocumentVersion();
  const people = samplePeople(store.document, double, STICKER_DESIGNS.length);
  const [chosen = 'default', variant] = settings.id.split(':');
  return (
    <>
      <DesignRadios
        label={t('styles.designs')}
        large={large || double}
        choices={STICKER_DESIGNS.map((design, at) => {
          const id = variant ? `${design}:${variant}` : design;
          return {
            key: design,
            name: t(`styles.design.${design}`),
            checked: design === chosen,
            settings: { id },
            sample: (
              <DesignSample
                layout={id}
                double={double}
                person={people[at % Math.max(1, people.length)]}
                number={at + 1}
                scale={large && !double ? 2 : 1.5}
              />
            ),
            mark:
              design === chosen ? (
                <span className="styles-tick">
                  <IconCheck size={14} stroke={3} />
                </span>
              ) : null,
          };
        })}
      />
      {people.length === 0 ? <p className="panel-hint">{t('styles.designs.nobody')}</p> : null}
    </>
  );
}
