import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Layout, LayoutSlot } from '@figurina/album';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { at, type Board, cellsOf, framesOf, type Place, takes, type Token } from './board.ts';

interface SlotActions {
  /** Taken with a click, waiting to be put down. */
  held: Token | null;
  nameOf: (token: Token) => string;
  press: (place: Place) => void;
  drop: (token: Token, place: Place) => void;
  empty: (place: Place) => void;
}

/** The places of the new spread above its picture: buttons that can be dragged and dropped upon. */
export function BoardSlots({ layout, board, ...actions }: { layout: Layout; board: Board } & SlotActions) {
  return (
    <>
      {framesOf(layout).map((slot, index) => (
        <Slot key={`frame${index}`} slot={slot} place={{ kind: 'frame', index }} board={board} {...actions} />
      ))}
      {cellsOf(layout).map((slot, index) => (
        <Slot key={`cell${index}`} slot={slot} place={{ kind: 'cell', index }} board={board} {...actions} />
      ))}
    </>
  );
}

function Slot(props: { slot: LayoutSlot; place: Exclude<Place, { kind: 'tray' }>; board: Board } & SlotActions) {
  const { slot, place, board, held, nameOf, press, drop, empty } = props;
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const token = at(board, place);
  const { kind, index } = place;
  const latest = useRef({ token, drop });
  useEffect(() => {
    latest.current = { token, drop };
  });
  useEffect(() => {
    const element = button.current!;
    const here: Place = { kind, index };
    const ends = [
      draggable({
        element,
        canDrag: () => latest.current.token !== null,
        getInitialData: () => ({ kind: 'board-token', token: latest.current.token }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === 'board-token' && takes(here, source.data['token'] as Token),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          latest.current.drop(source.data['token'] as Token, here);
        },
      }),
    ];
    return () => ends.forEach((end) => end());
  }, [kind, index]);
  const what = token ? nameOf(token) : t('new_spread.slot.empty');
  const number = index + 1;
  return (
    <button
      ref={button}
      type="button"
      className="board-slot"
      data-kind={kind}
      data-over={over || (held !== null && takes(place, held)) || undefined}
      data-held={(token && held?.id === token.id) || undefined}
      aria-label={
        kind === 'cell' ? t('new_spread.slot.cell', { number, what }) : t('new_spread.slot.frame', { number, what })
      }
      aria-pressed={token !== null && held?.id === token.id}
      style={{
        left: `${(slot.x / 460) * 100}%`,
        top: `${(slot.y / 297) * 100}%`,
        width: `${(slot.width / 460) * 100}%`,
        height: `${(slot.height / 297) * 100}%`,
        rotate: slot.rotation ? `${slot.rotation}deg` : undefined,
      }}
      onClick={() => press(place)}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' && event.key !== 'Backspace') return;
        event.preventDefault();
        empty(place);
      }}
    >
      {kind === 'frame' ? <span className="board-badge">{t('new_spread.background')}</span> : null}
    </button>
  );
}
