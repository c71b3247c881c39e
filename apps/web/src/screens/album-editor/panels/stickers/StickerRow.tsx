import {
  changeSticker,
  type ImageId,
  type NodeId,
  RESOLUTION,
  type Sticker,
  type StickerId,
  stickerResolution,
  unlinkStickers,
} from '@figurina/album';
import { ActionMenu, type MenuEntry } from '@figurina/ui';
import { UnstyledButton } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFlagOff from '@tabler/icons-react/dist/esm/icons/IconFlagOff.mjs';
import IconFocus from '@tabler/icons-react/dist/esm/icons/IconFocus2.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconSquareCheck from '@tabler/icons-react/dist/esm/icons/IconSquareCheck.mjs';
import IconStickerPlace from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUnlink from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useCell } from '../../session/album/use-cell.ts';
import { nextFreeCell } from '../../session/stickers/next-free-cell.ts';
import { useStickersPanel } from './panel-context.ts';
import { useStickerComments } from './use-sticker-comments.ts';
import { useStickerDrag } from './use-sticker-drag.ts';

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
  /** A press opens the form: there is no page beside the list. */
  isMobile: boolean;
}

/** One person of the list: a click shows the cell, two or Enter open the form, Ctrl and Shift choose several. */
export function StickerRow({ sticker, number, cellId, block, isEdge, place: { at, of }, isMobile }: StickerRowProps) {
  const session = useEditor();
  const t = useT();
  const { choice, open, remove, formOpen } = useStickersPanel();
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
  const chosen = useSyncExternalStore(choice.subscribe, () => choice.get().has(id));
  const choosing = useSyncExternalStore(choice.subscribe, () => choice.get().size > 0);
  const editable = session.editable('fill', sticker.sectionId as NodeId);
  const ppi = image ? stickerResolution(store.document, sticker) : null;
  useStickerDrag(row, { id, choice, editable, label: (count) => t('stickers.chosen', { count }) });
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
  function click(event: MouseEvent): void {
    if (event.shiftKey) choice.extendTo(id);
    else if (event.ctrlKey || event.metaKey || choosing) choice.toggle(id);
    else if (isMobile || formOpen) open(id);
    else show();
  }
  function keyDown(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step && event.shiftKey) {
      // The focus goes there too: the list sees to it.
      if (!chosen) choice.toggle(id);
      const next = choice.neighbour(id, step);
      if (next) choice.extendTo(next);
      return;
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) open(id);
    else if (event.key === ' ' && (event.ctrlKey || event.metaKey)) choice.toggle(id);
    else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) choice.all();
    else if (event.key === 'Escape' && choosing) choice.clear();
    // Whose place is selected on the page loses the place, as everywhere; the person goes by the menu.
    else if (event.key === 'Delete' && editable && (chosen || !current)) remove(chosen ? [...choice.get()] : [id]);
    else return;
    event.preventDefault();
  }

  const said = useStickerComments(id, cellId);
  const entries: MenuEntry[] = [
    { kind: 'action', label: t('stickers.edit'), icon: IconPencil, run: () => open(id) },
    ...(cellId
      ? [
          { kind: 'action' as const, label: t('stickers.show'), icon: IconFocus, run: show },
          {
            kind: 'action' as const,
            label: t('stickers.unlink'),
            icon: IconUnlink,
            disabled: !editable,
            run: () => void session.run('steps.unlink', (now) => unlinkStickers(now, { cellIds: [cellId] })),
          },
        ]
      : [
          {
            kind: 'action' as const,
            label: t('stickers.place'),
            icon: IconStickerPlace,
            disabled: !editable,
            run: place,
          },
        ]),
    ...said.entries,
    {
      kind: 'action',
      label: chosen ? t('stickers.unchoose') : t('stickers.choose'),
      icon: IconSquareCheck,
      run: () => choice.toggle(id),
    },
    ...(sticker.leftList
      ? [
          {
            kind: 'action' as const,
            label: t('roster.left_list.clear'),
            icon: IconFlagOff,
            disabled: !editable,
            run: () =>
              void session.run('steps.sticker_mark', (now) =>
                changeSticker(now, { stickerId: id, change: { leftList: false }, makeId: session.makeId }),
              ),
          },
        ]
      : []),
    {
      kind: 'action',
      label: t('sticker.delete', { count: 1 }),
      icon: IconTrash,
      danger: true,
      disabled: !editable,
      run: () => remove([id]),
    },
  ];

  return (
    <li
      className="sticker-item"
      data-current={current || undefined}
      data-chosen={chosen || undefined}
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
        aria-pressed={choosing ? chosen : undefined}
        onClick={click}
        onDoubleClick={() => (choosing ? undefined : open(id))}
        onKeyDown={keyDown}
      >
        {chosen ? (
          <span className="sticker-thumb sticker-thumb-chosen">
            <IconCheck size={20} stroke={3} />
          </span>
        ) : image ? (
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
          {said.count > 0 ? <small>{t('comments.here', { count: said.count })}</small> : null}
          {sticker.leftList ? <small className="sticker-left">{t('roster.left_list')}</small> : null}
        </span>
        {ppi !== null && ppi < RESOLUTION.minimum ? (
          <IconAlertTriangle className="sticker-low" size={17} role="img" aria-label={t('images.low')} />
        ) : null}
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
