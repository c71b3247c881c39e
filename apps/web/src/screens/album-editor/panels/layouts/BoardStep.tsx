import { type Layout, type NodeId, type Sticker, type StickerId } from '@figurina/album';
import { Checkbox } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef, useState, type DragEvent } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { unplacedPeople } from '../../session/layouts/album-layouts.ts';
import { at, clear, isPlacedOn, put, type Place, takes, type Token } from './board.ts';
import { BoardSlots } from './BoardSlots.tsx';
import { NewSpreadPreview } from './NewSpreadPreview.tsx';
import { TrayItem } from './TrayItem.tsx';
import { type NewSpread, PICTURE_TYPES } from './use-new-spread.ts';

/** Who and what goes where: dragged, or taken with a click and put down with the next. */
export function BoardStep({ layout, sectionId, spread }: { layout: Layout; sectionId: NodeId; spread: NewSpread }) {
  const session = useEditor();
  const t = useT();
  const [held, setHeld] = useState<Token | null>(null);
  const { board, setBoard, pictures } = spread;
  const people = unplacedPeople(session, sectionId);
  const cells = board.cells.filter((token) => token !== null).length;
  const frames = board.frames.filter((token) => token !== null).length;
  const hasPlaces = board.cells.length + board.frames.length > 0;

  function press(place: Place): void {
    if (held && takes(place, held)) {
      setBoard((now) => put(now, held, place));
      setHeld(null);
    } else setHeld(held ? null : at(board, place));
  }
  const nameOf = (token: Token): string =>
    token.kind === 'sticker'
      ? (session.store.document.stickers.get(token.id as StickerId)?.name ?? '')
      : (pictures.find(({ id }) => id === token.id)?.name ?? '');
  const tray: { token: Token; sticker: Sticker | null }[] = [
    ...people.map((sticker) => ({ token: { kind: 'sticker', id: sticker.id } as const, sticker })),
    ...pictures.map(({ id }) => ({ token: { kind: 'image', id } as const, sticker: null })),
  ].filter(({ token }) => !isPlacedOn(board, token));
  return (
    <div className="board-step">
      <div>
        <div className="board">
          <NewSpreadPreview layout={layout} board={board} pictures={pictures} sectionId={sectionId} />
          <BoardSlots
            layout={layout}
            board={board}
            held={held}
            nameOf={nameOf}
            press={press}
            drop={(token, place) => setBoard((now) => put(now, token, place))}
            empty={(place) => setBoard((now) => clear(now, place))}
          />
        </div>
        <p className="board-words" role="status">
          {hasPlaces ? (
            <>
              {t('new_spread.filled', {
                cells,
                allCells: board.cells.length,
                frames,
                allFrames: board.frames.length,
              })}{' '}
              {held ? t('new_spread.held', { name: nameOf(held) }) : t('new_spread.how')}
            </>
          ) : (
            t('new_spread.no_places')
          )}
        </p>
      </div>
      <div className="board-tray">
        <PictureDrop upload={spread.upload} uploading={spread.uploading} />
        <h3>
          {t('new_spread.tray')} <small>{t('new_spread.tray.count', { count: tray.length })}</small>
        </h3>
        <ul className="tray" aria-label={t('new_spread.tray')}>
          {tray.map(({ token }) => (
            <TrayItem
              key={token.kind + token.id}
              token={token}
              name={nameOf(token)}
              held={held?.kind === token.kind && held.id === token.id}
              press={() => setHeld(held?.id === token.id ? null : token)}
            />
          ))}
        </ul>
        {hasPlaces ? (
          <Checkbox
            label={t('new_spread.autofill')}
            checked={spread.autofill}
            onChange={(event) => spread.setAutofill(event.currentTarget.checked)}
          />
        ) : null}
      </div>
    </div>
  );
}

function PictureDrop({ upload, uploading }: { upload: (files: readonly File[]) => void; uploading: number }) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    upload([...event.dataTransfer.files]);
  };
  return (
    <button
      type="button"
      className="picture-drop"
      data-over={over || undefined}
      onClick={() => input.current?.click()}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconUpload size={22} aria-hidden />
      <strong>{uploading > 0 ? t('new_spread.uploading', { count: uploading }) : t('new_spread.drop')}</strong>
      <small>{t('new_spread.drop.types')}</small>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={PICTURE_TYPES.join()}
        aria-label={t('new_spread.drop')}
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => {
          upload([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </button>
  );
}
