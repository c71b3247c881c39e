import { changeSticker, type Sticker, STICKER_DESIGNS, STICKER_VARIANTS, type StickerId } from '@figurina/album';
import { chooseDesign } from '@figurina/drawing';
import { useRovingFocus } from '@figurina/ui';
import { NativeSelect, UnstyledButton } from '@mantine/core';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { useAlbumStyle } from '../styles/use-album-style.ts';
import { StickerSample } from './StickerSample.tsx';
import { useEditable } from './use-sticker.ts';

const SCALE = 0.84;

/** The sticker's own design, each drawn with this very person, what is written on it, and the design of its cell. */
export function StickerDesignChoice({ sticker }: { sticker: Sticker }) {
  const session = useEditor();
  const t = useT();
  const editable = useEditable();
  const { settings } = useAlbumStyle();
  const roving = useRovingFocus<HTMLDivElement>();
  const [chosen = 'default', variant = ''] = sticker.stickerLayout.split(':');
  const [cell = 'default', cellVariant] = sticker.cellLayout.split(':');
  const change = (fields: Partial<Pick<Sticker, 'stickerLayout' | 'cellLayout'>>): void =>
    void session.run('steps.sticker_own_design', (document) =>
      changeSticker(document, { stickerId: sticker.id as StickerId, change: fields, makeId: session.makeId }),
    );
  const named = (design: string): string =>
    design === 'default' ? t('sticker.design.album') : t(`styles.design.${design}` as 'styles.design.gold');
  const layout = (design: string, own: string | undefined): string => (own ? `${design}:${own}` : design);
  return (
    <div className="sticker-design">
      <div className="sticker-label" id="sticker-design">
        {t('sticker.design')}
      </div>
      <div className="sticker-designs" role="radiogroup" aria-labelledby="sticker-design" {...roving}>
        {STICKER_DESIGNS.map((design) => (
          <div key={design} role="presentation">
            <UnstyledButton
              className="sticker-design-choice"
              role="radio"
              aria-checked={design === chosen}
              aria-label={named(design)}
              disabled={!editable}
              onClick={() => change({ stickerLayout: layout(design, variant) })}
            >
              <StickerSample
                sticker={sticker}
                design={chooseDesign(layout(design, variant), settings.id)}
                scale={sticker.doubleSticker ? SCALE / 2 : SCALE}
                pixels={90}
              />
              <span>{named(design)}</span>
            </UnstyledButton>
          </div>
        ))}
      </div>
      <div className="sticker-design-more">
        <NativeSelect
          label={t('sticker.lettering')}
          value={variant}
          disabled={!editable}
          data={[
            { value: '', label: t('sticker.design.album') },
            ...STICKER_VARIANTS.map((value) => ({ value, label: t(`styles.variant.${value}`) })),
          ]}
          onChange={(event) => change({ stickerLayout: layout(chosen, event.currentTarget.value) })}
        />
        <NativeSelect
          label={t('sticker.cell_design')}
          value={cell}
          disabled={!editable}
          data={STICKER_DESIGNS.map((value) => ({ value, label: named(value) }))}
          onChange={(event) => change({ cellLayout: layout(event.currentTarget.value, cellVariant) })}
        />
      </div>
    </div>
  );
}
