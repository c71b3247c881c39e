/** The first steps in an album: what the server says of each, where it is done, who may do it. */
import { type AlbumAction, type AlbumRole, may } from '@figurina/album';
import type { OnboardingState } from '@figurina/contract';

export type StepName = 'title' | 'sections' | 'stickers' | 'link' | 'images' | 'people';

export interface OnboardingStep {
  readonly name: StepName;
  readonly flag: keyof OnboardingState;
  /** Below the album's address; steps without it are done in the panel itself or in the top bar. */
  readonly place?: string;
  /** Another way to do the same. */
  readonly other?: string;
  /** Only for those who may do this, in an open album. */
  readonly needs: AlbumAction;
}

const STEPS: readonly OnboardingStep[] = [
  { name: 'title', flag: 'has_title_and_release_date', needs: 'design' },
  { name: 'sections', flag: 'has_updated_section', place: 'stickers', needs: 'design' },
  { name: 'stickers', flag: 'has_sticker', place: 'stickers/import', other: 'stickers', needs: 'fill' },
  { name: 'link', flag: 'has_updated_sticker_link_config', place: 'stickerlink', needs: 'design' },
  { name: 'images', flag: 'has_image', place: 'background', needs: 'design' },
  { name: 'people', flag: 'has_invitations', needs: 'manageMembers' },
];

export type StepState = 'done' | 'active' | 'todo';
export interface StatedStep extends OnboardingStep {
  readonly state: StepState;
}

/** Done, active (the first that is not done), to do. */
export function statedSteps(flags: OnboardingState, role: AlbumRole): StatedStep[] {
  const steps = STEPS.filter(({ needs }) => may({ role, albumLocked: false }, needs));
  const active = steps.find(({ flag }) => !flags[flag]);
  return steps.map((step) => ({ ...step, state: flags[step.flag] ? 'done' : step === active ? 'active' : 'todo' }));
}
