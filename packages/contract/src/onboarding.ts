/** The first steps in an album, and the way back to it from another device. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema } from './wire.ts';

const albumParams = z.object({ id: idSchema });

/** Which of the first steps are done. Read off the album itself, so that it does not matter who did them, or where. */
export const onboardingStateSchema = z
  .object({
    has_invitations: z.boolean(),
    has_title_and_release_date: z.boolean(),
    has_sticker: z.boolean(),
    has_updated_section: z.boolean(),
    has_updated_sticker_link_config: z.boolean(),
    has_image: z.boolean(),
  })
  .meta({ id: 'OnboardingState' });
export type OnboardingState = z.infer<typeof onboardingStateSchema>;

export const readOnboardingState = endpoint({
  method: 'GET',
  path: '/albums/:id/onboarding_state',
  summary: 'Which of the first steps are done in an album (everyone in it)',
  tag: 'albums',
  params: albumParams,
  answer: z.object({ onboarding_state: onboardingStateSchema }),
  refusals: ['not_found'],
});

/** From the phone to the computer, to oneself alone. */
export const sendAlbumLink = endpoint({
  method: 'POST',
  path: '/albums/:id/link_mail',
  summary: 'Mails the address of the album to the caller',
  tag: 'albums',
  params: albumParams,
  answer: null,
  status: 204,
  refusals: ['not_found', 'mails_unwanted', 'too_many_requests'],
});
