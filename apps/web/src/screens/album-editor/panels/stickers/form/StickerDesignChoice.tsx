import {
  cellLayout,
  changeSticker,
  type NodeId,
  PLAIN_DESIGN,
  type Sticker,
  STICKER_DESIGNS,
  STICKER_VARIANTS,
  type StickerId,
} from '@figurina/album';
import { chooseDesign, designIn } from '@figurina/drawing';
import { useRovingFocus } from '@figurina/ui';
import { NativeSelect, UnstyledButton } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { useAlbumStyle } from '../../../session/style/use-album-style.ts';
import { StickerSample } from './StickerSample.tsx';
import { useEditable } from '../../../session/stickers/use-sticker.ts';

const SCALE = 0.84;
/** The album's design first, then every one by its own name. */
const CHOICES = ['default', PLAIN_DESIGN, ...STICKER_DESIGNS.filter((design) => design !== 'default')] as const;

/** The sticker's own design, each drawn with this very person, what is written on it, and the design of its cell. */
export function StickerDesignChoice({ sticker }: { sticker: Sticker }) {
  const session = useEditor();
  const t = useT();
  const editable = useEditable('design', sticker.sectionId as NodeId);
  const closed = session.whyClosed('design', sticker.sectionId as NodeId);
  const { settings } = useAlbumStyle();
  const roving = useRovingFocus<HTMLDivElement>();
  const [chosen = 'default', variant = ''] = sticker.stickerLayout.split(':');
  const [cell = 'default', cellVariant = ''] = sticker.cellLayout.split(':');
  const change = (fields: Partial<Pick<Sticker, 'stickerLayout' | 'cellLayout'>>): void =>
    void session.run('steps.sticker_own_design', (document) =>
      changeSticker(document, { stickerId: sticker.id as StickerId, change: fields, makeId: session.makeId }),
    );
  const named = (design: (typeof CHOICES)[number], inherited: string): string => {
    if (design === 'default') return inherited;
    return t(`styles.design.${design === PLAIN_DESIGN ? 'default' : design}`);
  };
  const album = t('sticker.design.album');
  const asSticker = settings.cell_id === '' ? t('designs.cell.as_sticker') : album;
  const layout = (design: string, own: string): string => (own ? `${design}:${own}` : design);
  const variants = STICKER_VARIANTS.map((value) => ({ value: value as string, label: t(`styles.variant.${value}`) }));
  const scale = sticker.doubleSticker ? SCALE / 2 : SCALE;
  // Whose role it never is does not need to see what could be chosen.
  if (closed === 'roles.why.design') return null;
  return (
    <div className="sticker-design">
      <div className="sticker-label" id="sticker-design">
        {t('sticker.design')}
      </div>
      <div className="sticker-designs" role="radiogroup" aria-labelledby="sticker-design" {...roving}>
        {CHOICES.map((design) => (
          <div key={design} role="presentation">
            <UnstyledButton
              className="sticker-design-choice"
              role="radio"
              aria-checked={design === chosen}
              aria-label={named(design, album)}
              disabled={!editable}
              onClick={() => change({ stickerLayout: layout(design, variant) })}
            >
              <StickerSample
                sticker={sticker}
                design={chooseDesign(layout(design, variant), settings.id)}
                scale={scale}
                pixels={90}
              />
              <span>{named(design, album)}</span>
            </UnstyledButton>
          </div>
        ))}
      </div>
      <NativeSelect
        mt="sm"
        label={t('sticker.lettering')}
        value={variant}
        disabled={!editable}
        data={[{ value: '', label: album }, ...variants]}
        onChange={(event) => change({ stickerLayout: layout(chosen, event.currentTarget.value) })}
      />
      <div className="sticker-cell-design">
        <StickerSample
          sticker={sticker}
          design={designIn(cellLayout(settings, sticker))}
          scale={scale * 1.4}
          pixels={90}
          empty
        />
        <div>
          <NativeSelect
            label={t('sticker.cell_design')}
            value={cell}
            disabled={!editable}
            data={CHOICES.map((value) => ({ value, label: named(value, asSticker) }))}
            onChange={(event) => change({ cellLayout: layout(event.currentTarget.value, cellVariant) })}
          />
          <NativeSelect
            mt="xs"
            label={t('designs.cell.lettering')}
            value={cellVariant}
            disabled={!editable}
            data={[{ value: '', label: asSticker }, ...variants]}
            onChange={(event) => change({ cellLayout: layout(cell, event.currentTarget.value) })}
          />
        </div>
      </div>
    </div>
  );
}
