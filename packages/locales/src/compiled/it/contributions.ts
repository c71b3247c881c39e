// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "contributions.consent_2026_11": ["Acconsento che questa foto sia salvata con il nome e il ruolo indicati, stampata su una figurina e distribuita con l’album a chi lo legge. Posso dichiararlo per la persona ritratta; se è minorenne, lo dichiaro come genitore o tutore. Posso revocare il consenso in qualsiasi momento con il link che ricevo dopo l’invio. La foto e l’immagine della figurina vengono allora eliminate. Ciò che è già stampato non ne è toccato."],
  "contributions.consent_2026_11_surprise": ["Acconsento che questa foto sia salvata con il nome e il ruolo indicati, stampata e distribuita in forma stampata a un gruppo di lettori. Posso dichiararlo per la persona ritratta; se è minorenne, lo dichiaro come genitore o tutore. Posso revocare il consenso in qualsiasi momento con il link che ricevo dopo l’invio. La foto e tutte le immagini ricavate vengono allora eliminate. Ciò che è già stampato non ne è toccato."],
  "contributions.csv.agreed_at": ["Consenso dato il"],
  "contributions.csv.guardian": ["Genitore o tutore"],
  "contributions.csv.language": ["Lingua"],
  "contributions.csv.last_name": ["Cognome"],
  "contributions.csv.minor": ["Minorenne"],
  "contributions.csv.name": ["Nome"],
  "contributions.csv.shown": ["Persona ritratta"],
  "contributions.csv.version": ["Versione del testo"],
  "contributions.csv.withdrawn_at": ["Revocato il"],
  "contributions.greeting": ["Ciao! Stiamo creando un album di figurine e ti vogliamo dentro. Carica qui la tua foto, bastano meno di due minuti."],
  "contributions.greeting_surprise": ["Ciao! Ci serve una tua foto. Caricala qui, bastano meno di due minuti."],
  "contributions.no": ["no"],
  "contributions.shown.child": ["il proprio figlio"],
  "contributions.shown.other": ["un’altra persona"],
  "contributions.shown.self": ["sé stessi"],
  "contributions.yes": ["sì"],
};
