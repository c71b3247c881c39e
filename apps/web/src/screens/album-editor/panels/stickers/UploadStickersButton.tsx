import { isStatic, type NodeId } from '@figurina/album';
import { Button } from '@mantine/core';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { useId } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useEditable } from '../../session/stickers/use-sticker.ts';
import { useStickerLists } from '../../session/stickers/use-sticker-lists.ts';
import { useStickersPanel } from './panel-context.ts';

/** Makes stickers of photos, in the chapter one works in, else in the last one. Without any it says what is missing. */
export function UploadStickersButton() {
  const session = useEditor();
  const t = useT();
  const editable = useEditable('fill');
  const all = useStickerLists().filter(({ section }) => !section.props.static);
  const chapters = all.filter(({ section }) => session.editable('fill', section.id));
  const { uploadPhotos } = useStickersPanel();
  const hint = useId();
  if (!editable) return null;
  const none = chapters.length === 0;
  function chapter(): NodeId {
    const { document } = session.store;
    const spread = session.facts.layout.get().spreadIds[session.currentSpread.get()];
    const here = spread && document.nodes.get(spread)?.parent;
    return here && !isStatic(document, here) && session.editable('fill', here) ? here : chapters.at(-1)!.section.id;
  }
  return (
    <div className="panel-upload">
      <Button
        variant="default"
        fullWidth
        radius="xl"
        leftSection={<IconPhotoUp size={18} aria-hidden />}
        disabled={none}
        aria-describedby={none ? hint : undefined}
        onClick={() => uploadPhotos(chapter())}
      >
        {t('stickers.upload')}
      </Button>
      {none ? (
        <p id={hint} className="panel-hint">
          {t(all.length === 0 ? 'stickers.upload.no_chapter' : 'roles.note.sections_gone')}
        </p>
      ) : null}
    </div>
  );
}
