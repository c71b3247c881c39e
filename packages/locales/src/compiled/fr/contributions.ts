// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "contributions.consent_2026_11": ["J’accepte que cette photo soit enregistrée avec le nom et le poste indiqués, imprimée sur une vignette et transmise avec l’album à ses lecteurs. Je suis en droit de le déclarer pour la personne représentée ; si elle est mineure, je le déclare en tant que parent ou tuteur. Je peux retirer mon consentement à tout moment avec le lien reçu après l’envoi. La photo et l’image de la vignette sont alors supprimées. Ce qui est déjà imprimé n’est pas concerné."],
  "contributions.consent_2026_11_surprise": ["J’accepte que cette photo soit enregistrée avec le nom et le poste indiqués, imprimée et transmise sous forme imprimée à un groupe de lecteurs. Je suis en droit de le déclarer pour la personne représentée ; si elle est mineure, je le déclare en tant que parent ou tuteur. Je peux retirer mon consentement à tout moment avec le lien reçu après l’envoi. La photo et toutes les images qui en sont tirées sont alors supprimées. Ce qui est déjà imprimé n’est pas concerné."],
  "contributions.csv.agreed_at": ["Accord donné le"],
  "contributions.csv.guardian": ["Parent ou tuteur"],
  "contributions.csv.language": ["Langue"],
  "contributions.csv.last_name": ["Nom de famille"],
  "contributions.csv.minor": ["Mineur"],
  "contributions.csv.name": ["Nom"],
  "contributions.csv.shown": ["Personne représentée"],
  "contributions.csv.version": ["Version du texte"],
  "contributions.csv.withdrawn_at": ["Retiré le"],
  "contributions.greeting": ["Bonjour ! Nous préparons un album de vignettes et tu dois en être. Envoie ta photo ici, cela prend moins de deux minutes."],
  "contributions.greeting_surprise": ["Bonjour ! Il nous faut une photo de toi. Envoie-la ici, cela prend moins de deux minutes."],
  "contributions.no": ["non"],
  "contributions.shown.child": ["son propre enfant"],
  "contributions.shown.other": ["une autre personne"],
  "contributions.shown.self": ["soi-même"],
  "contributions.yes": ["oui"],
};
