import type { Association } from '@figurina/contract';

/** Somebody who was never here has neither name nor address yet. */
export function nameOf({ user }: Pick<Association, 'user'>): string {
  return user.nickname || user.email || '?';
}
