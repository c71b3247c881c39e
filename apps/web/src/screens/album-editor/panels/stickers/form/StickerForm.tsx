import { cellOfSticker, type NodeId, type Sticker, type StickerId } from '@figurina/album';
import { StampButton } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { StickerReports } from '../reports/StickerReports.tsx';
import { DeleteStickers } from './DeleteStickers.tsx';
import { ErasePerson } from './ErasePerson.tsx';
import { showBeside } from './show-beside.ts';
import { StickerDesignChoice } from './StickerDesignChoice.tsx';
import { StickerFields } from './StickerFields.tsx';
import { StickerHead } from './StickerHead.tsx';
import { StickerPhoto } from './StickerPhoto.tsx';
import { useEditingSticker, useTellField } from './use-editing-sticker.ts';
import { useFollowSelection } from './use-follow-selection.ts';
import { useFillable } from '../../../session/stickers/use-sticker.ts';
import { useStickerWalk } from './use-sticker-walk.ts';
import './stickers.css';

/** A sticker in a form beside its page, on phones as a page of its own. What is changed is saved at once. */
export function StickerForm({
  sticker,
  isMobile,
  onDelete,
}: {
  sticker: Sticker;
  isMobile: boolean;
  /** It is about to go; whose turn is next. */
  onDelete: (next: StickerId | null) => void;
}) {
  const session = useEditor();
  const t = useT();
  const editable = useFillable(sticker);
  const closed = session.whyClosed('fill', sticker.sectionId as NodeId);
  const id = sticker.id as StickerId;
  const walk = useStickerWalk(id);
  const colleagues = useEditingSticker(id);
  const fieldTold = useTellField();
  useFollowSelection(id);
  const [deleting, setDeleting] = useState(false);
  const form = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    // Once it is open: from then on the focus stays where one works, also from one sticker to the next.
    const before = document.activeElement;
    form.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const cell = cellOfSticker(session.store.document, id);
    if (!cell || isMobile) return;
    showBeside(session, cell.id);
    // Where it was when the form came to it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session, id, isMobile]);

  function keyDown(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      walk.close();
    } else if (event.altKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault();
      walk.go(event.key === 'ArrowRight' ? walk.next : walk.previous);
    }
  }

  return (
    <section
      ref={form}
      className="sticker-form"
      data-page={isMobile || undefined}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      style={colleagues[0] && { boxShadow: `0 0 0 3px ${colleagues[0].color}` }}
      onKeyDown={keyDown}
      {...fieldTold}
    >
      <StickerHead sticker={sticker} walk={walk} titleId={titleId} />
      {colleagues.map((user) => (
        <p key={user.id} className="sticker-note" role="status">
          <span className="sticker-note-dot" style={{ background: user.color }} />
          {t('sticker.colleague', { name: user.name })}
        </p>
      ))}
      <StickerReports of={id} />
      {closed === null ? null : (
        <p className="sticker-note">
          <IconLock size={16} aria-hidden /> {t(closed)}
        </p>
      )}
      <div className="sticker-body">
        <StickerPhoto sticker={sticker} device={isMobile ? 'phone' : 'desktop'} />
        <div className="sticker-side">
          <StickerFields key={id} sticker={sticker} colleagues={colleagues} />
          <StickerDesignChoice sticker={sticker} />
          <ErasePerson sticker={sticker} />
        </div>
      </div>
      <footer className="sticker-foot">
        {editable ? (
          <UnstyledButton className="fig-text-link fig-danger" onClick={() => setDeleting(true)}>
            <IconTrash size={17} aria-hidden /> {t('sticker.delete', { count: 1 })}
          </UnstyledButton>
        ) : (
          <span />
        )}
        <StampButton title={walk.next?.name} onClick={() => (walk.next ? walk.go(walk.next) : walk.close())}>
          {walk.next ? t('sticker.on', { name: walk.next.name }) : t('sticker.done')}
        </StampButton>
      </footer>
      <DeleteStickers
        stickerIds={deleting ? [id] : []}
        onClose={() => setDeleting(false)}
        onDelete={() => onDelete(((walk.next ?? walk.previous)?.id as StickerId | null) ?? null)}
      />
    </section>
  );
}
