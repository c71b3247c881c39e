import { type Portrait, type StickerTemplateSettings } from '@figurina/album';
import { useT } from '../../../../app/use-t.ts';
import { useDocumentVersion } from '../../session/album/use-document-version.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useAlbumStyle } from '../../session/style/use-album-style.ts';
import { DesignRadios } from './DesignRadios.tsx';
import { DesignSample } from './DesignSample.tsx';
import { samplePeople } from './sample-people.ts';

const KINDS = ['own', 'grey', 'ink', 'lead', 'second'] as const;
type Kind = (typeof KINDS)[number];
/** Indices of the palette, from what the darkest greys become to the lightest. */
const PORTRAITS: Readonly<Record<Kind, Portrait>> = {
  own: 'own',
  grey: 'grey',
  ink: [2, 6],
  lead: [2, 3, 6],
  second: [2, 4, 6],
};

/** What the photos on all stickers look like: as they are, in greys, or printed in inks of the palette. */
export function StickerPortraits({ double }: { double: boolean }) {
  const { store } = useEditor();
  const t = useT();
  const { settings } = useAlbumStyle();
  useDocumentVersion();
  const [person] = samplePeople(store.document, double, 1);
  const chosen = KINDS.find((kind) => isSame(PORTRAITS[kind], settings));
  const choices: { readonly kind: Kind | 'album'; readonly portrait: Portrait }[] = [
    ...KINDS.map((kind) => ({ kind, portrait: PORTRAITS[kind] })),
    // What a blueprint brought along stays a choice until another one is made.
    ...(chosen ? [] : [{ kind: 'album' as const, portrait: settings.portrait }]),
  ];
  return (
    <DesignRadios
      label={t('styles.portraits')}
      className="styles-portraits"
      large={double}
      choices={choices.map(({ kind, portrait }) => ({
        key: kind,
        name: t(`styles.portrait.${kind}`),
        checked: kind === (chosen ?? 'album'),
        settings: { portrait },
        sample: (
          <DesignSample
            layout={settings.id}
            double={double}
            person={person}
            number={12}
            scale={1.1}
            portrait={portrait}
          />
        ),
      }))}
    />
  );
}

function isSame(portrait: Portrait, settings: StickerTemplateSettings): boolean {
  return JSON.stringify(portrait) === JSON.stringify(settings.portrait);
}
