import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type ImageId, type NodeId, type Sticker, type StickerId, unlinkStickers } from '@figurina/album';
import { ActionMenu, type MenuEntry } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFocus from '@tabler/icons-react/dist/esm/icons/IconFocus2.mjs';
import IconStickerPlace from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import IconUnlink from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useT } from '../../../app/use-t.ts';
import type { StickerDragData } from '../canvas/use-sticker-drop.ts';
import { useEditor } from '../session/editor-context.ts';
import { useCell } from '../session/use-cell.ts';
import { nextFreeCell } from './next-free-cell.ts';

const THUMB_PX = 90;

interface StickerRowProps {
  sticker: Sticker;
  number: string;
  cellId: NodeId | null;
  /** The block of rows it belongs to, and whether it is the first or the last of it. */
  block: number;
  isEdge: boolean;
  /** Counted from one. */
  place: { at: number; of: number };
}

/** One person of the list: a click shows the cell, a drag onto the canvas or the menu places. */
export function StickerRow({ sticker, number, cellId, block, isEdge, place: { at, of } }: StickerRowProps) {
  const session = useEditor();
  const t = useT();
  const { store, selection } = session;
  const row = useRef<HTMLButtonElement>(null);
  const image = useCell(
    `image:${sticker.image}`,
    useCallback(
      () => (sticker.image ? store.document.images.get(sticker.image as ImageId) : undefined),
      [store, sticker.image],
    ),
  );
  const id = sticker.id as StickerId;
  const current = useSyncExternalStore(
    selection.subscribe,
    () => cellId !== null && selection.get().ids.includes(cellId),
  );
  const editable = session.editable();

  useEffect(() => {
    if (!row.current || !editable) return;
    return draggable({
      element: row.current,
      getInitialData: (): Record<string, unknown> => {
        const data: StickerDragData = { kind: 'sticker', stickerId: id };
        return { ...data };
      },
    });
  }, [id, editable]);
  useEffect(() => {
    // Who was selected on the page is in view in the list.
    if (current) row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  function show(): void {
    const target = cellId ?? nextFreeCell(store.document, sticker.sectionId);
    if (target) session.reveal(target);
    else session.notify('notices.no_free_cell');
  }
  function place(): void {
    const free = nextFreeCell(store.document, sticker.sectionId);
    if (!free) session.notify('notices.no_free_cell');
    else if (session.placeSticker(id, free)) session.reveal(free);
  }
  const entries: MenuEntry[] = cellId
    ? [
        { kind: 'action', label: t('stickers.show'), icon: IconFocus, run: show },
        {
          kind: 'action',
          label: t('stickers.unlink'),
          icon: IconUnlink,
          disabled: !editable,
          run: () => void session.run('steps.unlink', (current) => unlinkStickers(current, { cellIds: [cellId] })),
        },
      ]
    : [{ kind: 'action', label: t('stickers.place'), icon: IconStickerPlace, disabled: !editable, run: place }];

  return (
    <li
      className="sticker-item"
      data-current={current || undefined}
      data-row-block={block}
      data-block={isEdge ? block : undefined}
      aria-posinset={at}
      aria-setsize={of}
    >
      <UnstyledButton
        ref={row}
        className="sticker-row"
        data-draggable={editable || undefined}
        aria-current={current}
        onClick={show}
      >
        {image ? (
          <img
            className="sticker-thumb"
            src={session.imageUrl(image, THUMB_PX)}
            alt=""
            loading="lazy"
            draggable={false}
          />
        ) : (
          <span className="sticker-thumb sticker-thumb-empty" />
        )}
        <span className="sticker-name">
          {sticker.name}
          {sticker.position ? <small>{sticker.position}</small> : null}
        </span>
        <span className="sticker-number">{number}</span>
      </UnstyledButton>
      <ActionMenu
        className="fig-menu-button sticker-menu"
        label={t('stickers.menu', { name: sticker.name })}
        button={<IconDots size={18} />}
        entries={entries}
      />
    </li>
  );
}
