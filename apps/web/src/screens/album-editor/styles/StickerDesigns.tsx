import { STICKER_DESIGNS } from '@figurina/album';
import { useRovingFocus } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { useDocumentVersion } from '../session/use-document-version.ts';
import { DesignSample } from './DesignSample.tsx';
import { samplePeople } from './sample-people.ts';
import { useAlbumStyle, useMayStyle } from './use-album-style.ts';
import { useTryOn } from './use-try-on.ts';

/** The designs of stickers, each drawn with one of the album's own people. A chosen variant stays. */
export function StickerDesigns({ double, large = false }: { double: boolean; large?: boolean }) {
  const { store } = useEditor();
  const t = useT();
  const { settings } = useAlbumStyle();
  const mayStyle = useMayStyle();
  const tryOn = useTryOn();
  const roving = useRovingFocus<HTMLDivElement>();
  useDocumentVersion();
  const people = samplePeople(store.document, double, STICKER_DESIGNS.length);
  const [chosen = 'default', variant] = settings.id.split(':');
  return (
    <>
      <div
        className="styles-designs"
        data-large={large || double || undefined}
        role="radiogroup"
        aria-label={t('styles.designs')}
        {...roving}
      >
        {STICKER_DESIGNS.map((design, at) => {
          const name = t(`styles.design.${design}`);
          const id = variant ? `${design}:${variant}` : design;
          return (
            <div key={design} role="presentation">
              <UnstyledButton
                className="styles-choice styles-design"
                role="radio"
                aria-checked={design === chosen}
                aria-label={name}
                disabled={!mayStyle}
                {...tryOn({ name, settings: { id } })}
              >
                <DesignSample
                  layout={id}
                  double={double}
                  person={people[at % Math.max(1, people.length)]}
                  number={at + 1}
                  scale={large && !double ? 2 : 1.5}
                />
                <span>{name}</span>
                {design === chosen ? (
                  <span className="styles-tick">
                    <IconCheck size={14} stroke={3} />
                  </span>
                ) : null}
              </UnstyledButton>
            </div>
          );
        })}
      </div>
      {people.length === 0 ? <p className="panel-hint">{t('styles.designs.nobody')}</p> : null}
    </>
  );
}
