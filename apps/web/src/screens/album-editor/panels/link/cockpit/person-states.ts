import { STICKER_PERSON_STATES } from '@figurina/contract';
import type { StateTone } from '@figurina/ui';
import IconCameraRotate from '@tabler/icons-react/dist/esm/icons/IconCameraRotate.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconInbox from '@tabler/icons-react/dist/esm/icons/IconInbox.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';

export type PersonState = (typeof STICKER_PERSON_STATES)[number];

/** How far a photo is: its look, in the order of the bar, which begins with what is done. */
export const STATE_LOOKS: Record<PersonState, { tone: StateTone; icon: typeof IconCheck }> = {
  placed: { tone: 'green', icon: IconSticker },
  accepted: { tone: 'sky', icon: IconCheck },
  uploaded: { tone: 'sun', icon: IconInbox },
  needs_retake: { tone: 'red', icon: IconCameraRotate },
  no_photo: { tone: 'pitch', icon: IconCircleDashed },
};
export const BAR_ORDER = Object.keys(STATE_LOOKS) as PersonState[];
