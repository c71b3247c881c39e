import type { AlbumRole } from '@figurina/album';
import type { OnboardingState } from '@figurina/contract';
import { expect, test } from 'vitest';
import { statedSteps } from './onboarding-steps.ts';

const nothing: OnboardingState = {
  has_invitations: false,
  has_title_and_release_date: false,
  has_sticker: false,
  has_updated_section: false,
  has_updated_sticker_link_config: false,
  has_image: false,
};
const states = (flags: Partial<OnboardingState>, role: AlbumRole = 'owner') =>
  statedSteps({ ...nothing, ...flags }, role).map(({ name, state }) => `${name} ${state}`);

test('the first step that is not done is the active one', () => {
  expect(states({})).toEqual([
    'title active',
    'sections todo',
    'stickers todo',
    'link todo',
    'images todo',
    'people todo',
  ]);
  expect(states({ has_title_and_release_date: true, has_sticker: true }).slice(0, 4)).toEqual([
    'title done',
    'sections active',
    'stickers done',
    'link todo',
  ]);
});

test('when all are done none is active', () => {
  const all = Object.fromEntries(Object.keys(nothing).map((flag) => [flag, true]));
  expect(states(all).every((step) => step.endsWith(' done'))).toBe(true);
});

test('who may not invite is not asked to', () => {
  expect(states({}, 'editor')).toHaveLength(5);
  expect(states({}, 'editor').join()).not.toContain('people');
  expect(states({}, 'admin')).toHaveLength(6);
});
