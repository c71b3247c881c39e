import {
  alignFaces,
  commonHeadHeight,
  type Crop,
  type Face,
  HEAD_HEIGHT,
  heightInUse,
  type ImageId,
  type NodeId,
  type ReviewedFace,
  reviewFaces,
  type Sticker,
  type StickerId,
  stickersOfSection,
} from '@figurina/album';
import { useDeferredValue, useMemo, useState } from 'react';
import { useEditor } from '../../../session/editor-context.ts';
import { type Touched, useChangeCount } from '../../../session/album/use-change-count.ts';
import { keepChoices, keptChoices, type ReviewChoices } from './review-choices.ts';
import { type FaceSearch, useFaceSearch } from './use-face-search.ts';

export interface FacesReviewState {
  readonly rows: readonly ReviewedFace[];
  readonly search: FaceSearch;
  readonly headHeight: number;
  /** Proposed larger than usual, because most of the photos were taken so close up. */
  readonly closeUp: boolean;
  readonly level: boolean;
  readonly setHeadHeight: (share: number) => void;
  readonly setLevel: (level: boolean) => void;
  readonly isSet: (row: ReviewedFace) => boolean;
  readonly toggle: (row: ReviewedFace) => void;
  readonly chooseFace: (row: ReviewedFace, face: Face) => void;
  /** How many would be set. */
  readonly count: number;
  /** One step of undo; how many it set. */
  readonly apply: () => number;
}

export function useFacesReview(chapter: NodeId | null): FacesReviewState {
  const session = useEditor();
  const { store, meta } = session;
  const { document } = store;
  const version = useChangeCount(isOfFaces);
  const [choices, setChoices] = useState(() => keptChoices(session));
  const change = (next: Partial<ReviewChoices>): void => {
    const changed = { ...choices, ...next };
    setChoices(changed);
    keepChoices(session, changed);
  };
  const stickers = useMemo(
    () => stickersIn(document, chapter),
    // The tables change in place.
    // oxlint-disable-next-line react/exhaustive-deps
    [document, chapter, version],
  );
  const { inUse, proposed } = useMemo(
    () => {
      const inUse = heightInUse(document);
      return { inUse, proposed: inUse ?? commonHeadHeight(facesOf(reviewFaces(document, stickers, USUAL))) };
    },
    // oxlint-disable-next-line react/exhaustive-deps
    [document, stickers, version],
  );
  const headHeight = choices.headHeight ?? proposed;
  const closeUp = inUse === null && headHeight === proposed && proposed > USUAL.headHeight;
  const shown = useDeferredValue(headHeight);
  const rows = useMemo(
    () => reviewFaces(document, stickers, { headHeight: shown, level: choices.level }, choices.face),
    // oxlint-disable-next-line react/exhaustive-deps
    [document, stickers, version, shown, choices.level, choices.face],
  );
  const unsought = (): ImageId[] =>
    rows.filter(({ finding }) => finding === 'unsought').map(({ image }) => image.id as ImageId);
  const search = useFaceSearch(meta.get().id, unsought, session.editable('fill'));
  const isSet = (row: ReviewedFace): boolean => {
    if (!row.framed || row.finding === 'by_hand') return false;
    return choices.set.get(row.sticker.id as StickerId) ?? row.byItself;
  };
  const set = (row: ReviewedFace, value: boolean): ReadonlyMap<StickerId, boolean> =>
    new Map(choices.set).set(row.sticker.id as StickerId, value);
  const wanted = rows.filter(isSet);

  return {
    rows,
    search,
    headHeight,
    closeUp,
    level: choices.level,
    setHeadHeight: (share) => change({ headHeight: share }),
    setLevel: (level) => change({ level }),
    isSet,
    toggle: (row) => {
      if (row.framed && row.finding !== 'by_hand') change({ set: set(row, !isSet(row)) });
    },
    chooseFace: (row, face) => {
      const known = [row.image.details.face, ...(row.image.details.other_faces ?? [])];
      const at = known.findIndex((one) => one === face);
      if (at < 0) return;
      change({ face: new Map(choices.face).set(row.sticker.id as StickerId, at), set: set(row, true) });
    },
    count: wanted.length,
    apply: () => {
      const crops = new Map<StickerId, Crop>(
        wanted.map(({ sticker, framed }) => [sticker.id as StickerId, framed!.crop]),
      );
      if (!session.run('steps.align_faces', (current) => alignFaces(current, { crops }))) return 0;
      keepChoices(session, null);
      return crops.size;
    },
  };
}

const USUAL = { headHeight: HEAD_HEIGHT.usual, level: true };

function stickersIn(document: ReturnType<typeof useEditor>['store']['document'], chapter: NodeId | null): Sticker[] {
  if (chapter) return stickersOfSection(document, chapter);
  return document.childIds(document.rootId).flatMap((section) => stickersOfSection(document, section));
}

function facesOf(rows: readonly ReviewedFace[]) {
  return rows.flatMap(({ area, image, faces, finding }) =>
    faces[0] && finding !== 'by_hand' ? [{ frame: area, picture: image.details, face: faces[0] }] : [],
  );
}

/** Faces arrive while one looks. */
const isOfFaces = ({ table }: Touched): boolean => table === 'stickers' || table === 'images';
