// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "gestures.unlock": ["Locked. Click to unlock"],
  "gestures.unlocked": ["Unlocked"],
  "notices.locked_now": ["The album is locked now. What was saved stays, nothing is changed any more."],
  "notices.picture_gone": ["Somebody has deleted the picture you are cropping."],
  "notices.spread_gone": ["Somebody has deleted the spread you were on."],
  "notices.text_gone": ["Somebody has deleted the text you are writing in."],
  "notices.text_gone.keep": ["Keep my text"],
  "notices.unlocked_now": ["The album is open again."],
};
