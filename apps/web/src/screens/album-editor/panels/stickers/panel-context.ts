/** What the parts of the stickers panel share. */
import type { NodeId, StickerId } from '@figurina/album';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StickerChoice } from './sticker-choice.ts';

export interface StickersPanelParts {
  readonly choice: StickerChoice;
  /** Into the free cells; asks about new spreads when there are too few. */
  place(which: { stickerIds?: readonly StickerId[]; sectionId?: NodeId }): void;
  /** Asks first. */
  remove(stickerIds: readonly StickerId[]): void;
  open(sticker: StickerId): void;
  /** Somebody is in the form: a click on another row brings that one into it. */
  readonly formOpen: boolean;
  newSticker(chapter?: NodeId): void;
  uploadPhotos(chapter: NodeId): void;
}

const Context = createContext<StickersPanelParts | null>(null);
export const StickersPanelContext = Context.Provider;

export function useStickersPanel(): StickersPanelParts {
  const parts = useContext(Context);
  if (!parts) throw new Error('outside of the stickers panel');
  return parts;
}

export function useChosen(): ReadonlySet<StickerId> {
  const { choice } = useStickersPanel();
  return useSyncExternalStore(choice.subscribe, choice.get);
}
