// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "history.redo_passed": [["count","plural",{"one":["«",["step"],"» non si può più ripetere: nel frattempo altri ci hanno lavorato."],"other":["#"," passaggi non si possono più ripetere: nel frattempo altri ci hanno lavorato."]}]],
  "history.undo_passed": [["count","plural",{"one":["«",["step"],"» resta: nel frattempo altri ci hanno lavorato."],"other":["#"," passaggi restano: nel frattempo altri ci hanno lavorato."]}]],
};
