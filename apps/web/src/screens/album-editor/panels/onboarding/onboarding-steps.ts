/** The first steps in an album: what the server says of each, where it is done, who may do it. */
import { type AlbumRole, may } from '@figurina/album';
import type { OnboardingState } from '@figurina/contract';

export type StepName = 'title' | 'sections' | 'stickers' | 'link' | 'images' | 'people';

export interface OnboardingStep {
  readonly name: StepName;
  readonly flag: keyof OnboardingState;
  /** Below the album's address; steps without it are done in the panel itself or in the top bar. */
  readonly place?: string;
  /** Another way to do the same. */
  readonly other?: string;
  /** Only for those who manage the people of the album. */
  readonly managers?: boolean;
}

const STEPS: readonly OnboardingStep[] = [
  { name: 'title', flag: 'has_title_and_release_date' },
  { name: 'sections', flag: 'has_updated_section', place: 'stickers' },
  { name: 'stickers', flag: 'has_sticker', place: 'stickers/import', other: 'stickers' },
  { name: 'link', flag: 'has_updated_sticker_link_config', place: 'stickerlink' },
  { name: 'images', flag: 'has_image', place: 'background' },
  { name: 'people', flag: 'has_invitations', managers: true },
];

export type StepState = 'done' | 'active' | 'todo';
export interface StatedStep extends OnboardingStep {
  readonly state: StepState;
}

/** Done, active (the first that is not done), to do. */
export function statedSteps(flags: OnboardingState, role: AlbumRole): StatedStep[] {
  const steps = STEPS.filter(({ managers }) => !managers || may({ role }, 'manageMembers'));
  const active = steps.find(({ flag }) => !flags[flag]);
  return steps.map((step) => ({ ...step, state: flags[step.flag] ? 'done' : step === active ? 'active' : 'todo' }));
}
