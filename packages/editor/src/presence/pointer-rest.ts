import type { Presence } from '@figurina/contract';
import type { Clock } from '../clock.ts';

type Pointer = Presence['pointer'];

/** Takes the pointers of others away that have not moved for a while: what lies there says nothing any more. */
export interface PointerRest {
  /** The pointer as it is to be shown; null once it rests, until it moves. */
  shown(peer: string, pointer: Pointer): Pointer;
  forget(peer: string): void;
}

const REST_MS = 10_000;

export function createPointerRest(clock: Clock, onRest: (peer: string) => void): PointerRest {
  const known = new Map<string, { readonly pointer: NonNullable<Pointer>; rests: boolean; readonly end: () => void }>();
  const forget = (peer: string): void => {
    known.get(peer)?.end();
    known.delete(peer);
  };
  return {
    shown(peer, pointer) {
      const last = known.get(peer);
      if (last && pointer?.x === last.pointer.x && pointer.y === last.pointer.y) return last.rests ? null : pointer;
      forget(peer);
      if (!pointer) return null;
      const end = clock.after(REST_MS, () => {
        entry.rests = true;
        onRest(peer);
      });
      const entry = { pointer, rests: false, end };
      known.set(peer, entry);
      return pointer;
    },
    forget,
  };
}
