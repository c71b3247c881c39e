// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "contributions.consent_2026_11": ["I agree that this photo may be stored with the given name and position, printed on a sticker and passed on with the album to its readers. I may declare this for the person shown; if they are a minor, I declare it as their parent or guardian. I can withdraw my consent at any time with the link I get after the upload. The photo and the picture on the sticker are then deleted. What has already been printed is not affected."],
  "contributions.consent_2026_11_surprise": ["I agree that this photo may be stored with the given name and position, printed, and passed on in print to a group of readers. I may declare this for the person shown; if they are a minor, I declare it as their parent or guardian. I can withdraw my consent at any time with the link I get after the upload. The photo and all pictures made of it are then deleted. What has already been printed is not affected."],
  "contributions.csv.agreed_at": ["Agreed at"],
  "contributions.csv.guardian": ["Guardian"],
  "contributions.csv.language": ["Language"],
  "contributions.csv.last_name": ["Last name"],
  "contributions.csv.minor": ["Minor"],
  "contributions.csv.name": ["Name"],
  "contributions.csv.shown": ["Shown"],
  "contributions.csv.version": ["Version of the text"],
  "contributions.csv.withdrawn_at": ["Withdrawn at"],
  "contributions.greeting": ["Hello! We are making a sticker album and want you in it. Upload your photo here, it takes less than two minutes."],
  "contributions.greeting_surprise": ["Hello! We need a photo of you. Upload it here, it takes less than two minutes."],
  "contributions.no": ["no"],
  "contributions.shown.child": ["their own child"],
  "contributions.shown.other": ["somebody else"],
  "contributions.shown.self": ["themselves"],
  "contributions.yes": ["yes"],
};
