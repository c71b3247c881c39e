import { removeImagePatch } from '@figurina/album';
import { SCREEN_MODE, useSource, withPalette } from '@figurina/drawing';
import { ConfirmDialog, type MenuEntry } from '@figurina/ui';
import IconFocus from '@tabler/icons-react/dist/esm/icons/IconFocus2.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useEditable } from '../../session/stickers/use-sticker.ts';
import type { OwnImage } from './own-images.ts';
import { PictureTile } from './PictureTile.tsx';

const THUMB_PX = 300;

interface OwnImageTileProps {
  own: OwnImage;
  block: number;
  isEdge: boolean;
  place: { at: number; of: number };
}

/** A picture of the album: how often it is used, where, and away with it; used ones only after a question. */
export function OwnImageTile({ own: { image, id, used }, block, isEdge, place }: OwnImageTileProps) {
  const session = useEditor();
  const t = useT();
  const [asking, setAsking] = useState(false);
  // A drawing of the blueprint looks as it does on the page.
  const palette = useSource(session.reader.on(SCREEN_MODE).palette);
  const editable = useEditable();
  const name = image.filename;
  function remove(): void {
    setAsking(false);
    session.run('steps.picture_delete', (document) => removeImagePatch(document, id));
  }
  const [node] = session.store.document.nodesUsing('image', id);
  const entries: MenuEntry[] = [
    ...(node
      ? [{ kind: 'action' as const, label: t('pictures.show'), icon: IconFocus, run: () => session.reveal(node) }]
      : []),
    ...(editable && !image.blueprint_image
      ? [
          {
            kind: 'action' as const,
            label: t('pictures.delete'),
            icon: IconTrash,
            danger: true,
            run: () => (used > 0 ? setAsking(true) : remove()),
          },
        ]
      : []),
  ];
  const kind = image.model === 'sticker' ? 'sticker' : image.blueprint_image ? 'blueprint' : null;
  return (
    <PictureTile
      picture={{ kind: 'own-picture', imageId: id }}
      src={withPalette(session.imageUrl(image, THUMB_PX), image, palette)}
      name={name}
      caption={name}
      label={t('pictures.item', { file: name, used: t('pictures.used', { count: used }) })}
      badges={
        <>
          {used > 0 ? <span className="picture-used">{t('pictures.used.badge', { count: used })}</span> : null}
          {kind ? <span className="picture-kind">{t(`pictures.kind.${kind}`)}</span> : null}
        </>
      }
      entries={entries}
      item={{ 'data-row-block': block, 'data-block': isEdge ? block : undefined, ...setPlace(place) }}
    >
      <ConfirmDialog
        opened={asking}
        title={t('pictures.delete.question', { file: name })}
        question={t('pictures.delete.text', { count: used })}
        confirm={t('pictures.delete')}
        cancel={t('common.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      />
    </PictureTile>
  );
}

const setPlace = ({ at, of }: { at: number; of: number }) => ({ 'aria-posinset': at, 'aria-setsize': of });
