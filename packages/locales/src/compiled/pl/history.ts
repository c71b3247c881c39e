// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "history.redo_passed": [["count","plural",{"one":["Nie można ponowić: „",["step"],"”. Ktoś inny pracował tu w międzyczasie."],"few":["Nie można ponowić ","#"," kroków: ktoś inny pracował tam w międzyczasie."],"many":["Nie można ponowić ","#"," kroków: ktoś inny pracował tam w międzyczasie."],"other":["Nie można ponowić ","#"," kroku: ktoś inny pracował tam w międzyczasie."]}]],
  "history.undo_passed": [["count","plural",{"one":["Zostaje: „",["step"],"”. Ktoś inny pracował tu w międzyczasie."],"few":["Zostają ","#"," kroki: ktoś inny pracował tam w międzyczasie."],"many":["Zostaje ","#"," kroków: ktoś inny pracował tam w międzyczasie."],"other":["Zostaje ","#"," kroku: ktoś inny pracował tam w międzyczasie."]}]],
};
