import type { StickerId } from '@figurina/album';
import { useNavigate, useParams } from 'react-router';
import { useEffect, useState } from 'react';
import { useEditor } from '../../../session/editor-context.ts';
import { NewStickerForm } from './NewStickerForm.tsx';
import { NEW_STICKER, stickerAddress, stickersAddress } from '../../../session/stickers/sticker-address.ts';
import { StickerForm } from './StickerForm.tsx';
import { useEditable, useSticker } from '../../../session/stickers/use-sticker.ts';

/** The form that the address names; an address of nobody leads back to the list. */
export function StickerPart({ isMobile }: { isMobile: boolean }) {
  const { childKey = '', childChildKey } = useParams();
  const editable = useEditable('fill');
  if (childKey === NEW_STICKER)
    return editable ? <NewStickerForm chapter={childChildKey} isMobile={isMobile} /> : <Nobody />;
  return <OneSticker id={childKey as StickerId} isMobile={isMobile} />;
}

function OneSticker({ id, isMobile }: { id: StickerId; isMobile: boolean }) {
  const sticker = useSticker(id);
  const [after, setAfter] = useState<StickerId | null>(null);
  if (!sticker) return <Nobody after={after} />;
  return <StickerForm sticker={sticker} isMobile={isMobile} onDelete={setAfter} />;
}

/** Deleted: by oneself, then it goes on to the next one; by somebody else or undo, then back to the list. */
function Nobody({ after = null }: { after?: StickerId | null }) {
  const { meta } = useEditor();
  const navigate = useNavigate();
  useEffect(() => {
    const { id } = meta.get();
    void navigate(after ? stickerAddress(id, after) : stickersAddress(id), { replace: true });
  }, [navigate, meta, after]);
  return null;
}
