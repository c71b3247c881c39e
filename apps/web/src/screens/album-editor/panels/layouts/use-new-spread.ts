import {
  createdSpread,
  createSpread,
  type ImageId,
  isRefused,
  type Layout,
  type NodeId,
  type Patch,
  type StickerId,
} from '@figurina/album';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '@figurina/contract';
import { useServices } from '../../../../app/services.ts';
import { useT } from '../../../../app/use-t.ts';
import { useToast } from '../../../../app/use-toast.ts';
import { problemText } from '../../../../api/problem.ts';
import { uploadImages } from '../../../../uploads/upload-images.ts';
import { useEditor } from '../../session/editor-context.ts';
import { untilImages } from '../../session/files/until-images.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import { unplacedPeople } from '../../session/layouts/album-layouts.ts';
import { type Board, carried, deal, emptyBoard } from './board.ts';
import { isBehind } from './new-spread-place.ts';

/** A picture that was uploaded for the new spread. */
export interface NewPicture {
  readonly id: ImageId;
  /** That of the file, without its ending: the name of a sticker made of it. */
  readonly name: string;
}

export interface NewSpread {
  readonly board: Board;
  readonly setBoard: (change: (board: Board) => Board) => void;
  readonly pictures: readonly NewPicture[];
  /** How many files are on their way. */
  readonly uploading: number;
  readonly autofill: boolean;
  setAutofill(on: boolean): void;
  upload(files: readonly File[]): void;
  /** False when it was refused; the person was told. */
  create(): boolean;
}

const NO_BOARD: Board = { cells: [], frames: [] };
/** What the dialog takes in (specification, section 5). */
export const PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif'];

export function useNewSpread(input: { layout: Layout | null; after: NodeId | null; sectionId: NodeId }): NewSpread {
  const { layout, after, sectionId } = input;
  const session = useEditor();
  const services = useServices();
  const t = useT();
  const toast = useToast();
  const [dealt, setDealt] = useState<{ for: string; board: Board }>({ for: '', board: NO_BOARD });
  const [pictures, setPictures] = useState<readonly NewPicture[]>([]);
  const [uploading, setUploading] = useState(0);
  const [autofill, setAutofill] = useState(true);
  const uploads = useRef(new AbortController());
  useEffect(() => {
    const running = (uploads.current = new AbortController());
    return () => running.abort();
  }, []);
  // Another layout, chapter or switch deals anew, with what is there.
  const dealtFor = `${layout?.id}:${sectionId}:${autofill}`;
  let board = dealt.board;
  if (layout && dealt.for !== dealtFor) {
    const next = dealt.board === NO_BOARD ? emptyBoard(layout) : carried(dealt.board, layout);
    board = autofill ? deal(next, layout, unplacedPeople(session, sectionId)) : next;
    setDealt({ for: dealtFor, board });
  }
  const setBoard = (change: (board: Board) => Board): void =>
    setDealt((before) => ({ ...before, board: change(before.board) }));

  async function sendPictures(files: readonly File[]): Promise<void> {
    const { signal } = uploads.current;
    setUploading((count) => count + files.length);
    const named = files.map((file, index) => ({ name: `${index}:${file.name}`, file }));
    const { images, failed } = await uploadImages(services, session.meta.get().id, named, {
      model: 'background',
      signal,
      onDone: () => undefined,
    });
    for (const [name, cause] of failed)
      if (!signal.aborted)
        toast.error(t('new_spread.failed', { name: name.slice(name.indexOf(':') + 1), reason: problemText(t, cause) }));
    await untilImages(session, [...images.values()]);
    if (signal.aborted) return;
    setUploading((count) => count - files.length);
    const made = named.flatMap(({ name, file }) => {
      const id = images.get(name);
      return id ? [{ id, name: file.name.replace(/\.[^.]+$/, '') }] : [];
    });
    setPictures((before) => [...before, ...made]);
    // Free frames take the first ones at once.
    setBoard((before) => {
      const waiting = [...made];
      return {
        ...before,
        frames: before.frames.map((token) => {
          if (token) return token;
          const picture = waiting.shift();
          return picture ? { kind: 'image', id: picture.id } : null;
        }),
      };
    });
  }

  return {
    board,
    setBoard,
    pictures,
    uploading,
    autofill,
    setAutofill,
    upload(files) {
      if (files.length > LIMITS.filesPerDrop) {
        toast.error(t('new_spread.too_many', { count: LIMITS.filesPerDrop }));
        return;
      }
      const wrong = files.filter(({ type }) => !PICTURE_TYPES.includes(type));
      for (const { name } of wrong) toast.error(t('new_spread.wrong_type', { name }));
      const right = files.filter((file) => !wrong.includes(file));
      if (right.length > 0) void sendPictures(right);
    },
    create() {
      if (!layout) return false;
      let made: Patch = [];
      const done = session.run('steps.spread_new', (document) => {
        const answer = createSpread(document, {
          layout,
          ...(isBehind(session, after, sectionId) ? { after: after! } : { sectionId }),
          cells: board.cells.map((token) => {
            if (!token) return null;
            if (token.kind === 'sticker') return { stickerId: token.id as StickerId };
            const name = pictures.find(({ id }) => id === token.id)?.name ?? '';
            return { imageId: token.id as ImageId, newStickerId: session.makeId() as StickerId, name };
          }),
          pictures: board.frames.map((token) => (token?.id ?? null) as ImageId | null),
          untitled: t('roster.unnamed_chapter'),
          makeId: session.makeId,
          now: new Date().toISOString(),
        });
        if (!isRefused(answer)) made = answer;
        return answer;
      });
      const spreadId = createdSpread(made);
      if (!done || !spreadId) return false;
      session.goToSpread(session.facts.layout.get().indexOf(spreadId));
      session.announcer.say(t('new_spread.said.created', { pages: pagesText(session, spreadId) }));
      return true;
    },
  };
}
