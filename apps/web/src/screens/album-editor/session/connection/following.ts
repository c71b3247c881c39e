/** Going where somebody goes: their spread, their scroll, their zoom, fitted to one's own window. */
import type { NodeId } from '@figurina/album';
import type { Presence } from '@figurina/contract';
import {
  type CameraStore,
  type Derived,
  fitBox,
  isLedBy,
  type PresenceTracker,
  windowToFollow,
  type WorldLayout,
} from '@figurina/editor';
import type { Navigation } from '../camera/navigation.ts';
import { onOwnDeeds } from './own-deeds.ts';

export interface Following {
  /** The user id of who is followed. */
  get(): string | null;
  /** Until they leave, one does something oneself, or one leaves. */
  follow(userId: string): void;
  leave(): void;
  subscribe(listener: () => void): () => void;
  end(): void;
}

interface FollowingParts {
  readonly presence: PresenceTracker;
  readonly camera: CameraStore;
  readonly layout: Derived<WorldLayout>;
  readonly navigation: Pick<Navigation, 'flyTo' | 'goToSpread'>;
  readonly me: string;
}

/** More than the pause between two words of theirs, so that one flight goes over into the next one. */
const STEP_MS = 120;

export function createFollowing({ presence, camera, layout, navigation, me }: FollowingParts): Following {
  let followed: string | null = null;
  let theirWindow: string | null = null;
  /** What they saw when one last went there. */
  let seen = '';
  /** They followed oneself already when one began: it is for them to stop. */
  let circleKnown = false;
  let wasLed = false;
  let endDeeds = (): void => {};
  const listeners = new Set<() => void>();

  function put(userId: string | null): void {
    if (userId === followed) return;
    followed = userId;
    theirWindow = null;
    seen = '';
    wasLed = false;
    circleKnown = userId !== null && isLedBy(presence.peers(), userId, me);
    endDeeds();
    endDeeds = userId === null ? () => {} : onOwnDeeds(() => put(null));
    presence.update({ follows: userId });
    for (const listener of listeners) listener();
    look();
  }

  function look(): void {
    if (followed === null) return;
    const peers = presence.peers();
    const peer = windowToFollow(peers, followed, theirWindow);
    const isCircle = followed !== me && isLedBy(peers, followed, me);
    if (!isCircle) circleKnown = false;
    const isLed = peer?.presence?.leads === true;
    const isOver = wasLed && !isLed;
    wasLed = isLed;
    if (!peer || isOver || (isCircle && !circleKnown)) return put(null);
    const isFirst = theirWindow === null;
    theirWindow = peer.user.id;
    if (peer.presence) go(peer.presence, isFirst);
  }

  function go({ view, spread_id: spreadId }: Presence, isFirst: boolean): void {
    const world = layout.get();
    const corner = view && world.boxOf(view.spread_id as NodeId);
    const { width, height } = camera.viewport();
    const now = corner ? JSON.stringify([view, corner, width, height]) : (spreadId ?? '');
    if (now === seen) return;
    seen = now;
    // A program of an earlier release says only on which spread something is selected.
    if (!corner) return navigation.goToSpread(world.indexOf(now as NodeId));
    const box = { ...view, x: corner.x + view.x, y: corner.y + view.y };
    navigation.flyTo(fitBox(box, { width, height }, 0), isFirst ? undefined : STEP_MS);
  }

  // Also when one's own window becomes another size.
  const ends = [presence.subscribe(look), layout.subscribe(look), camera.subscribe(look)];
  return {
    get: () => followed,
    follow: put,
    leave: () => put(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      endDeeds();
      for (const end of ends) end();
    },
  };
}
