// Written by `npm run -w @figurina/locales compile`; change src/catalogues instead.
import type { Messages } from '@lingui/core';

export const messages: Messages = {
  "exports.failed.browser_died": ["Das Druckprogramm ist mehrmals abgestürzt. Bitte starte den Export noch einmal."],
  "exports.failed.checks_failed": ["Die fertige Datei hat nicht alle Prüfungen bestanden (",["rules"],") und wird deshalb nicht angeboten."],
  "exports.failed.content_missing": ["Im Album steht ein Bild oder eine Schrift, die es nicht mehr gibt. Ersetze sie und exportiere noch einmal."],
  "exports.failed.nothing_to_print": ["In diesem Bereich gibt es nichts zu drucken."],
  "exports.failed.photo_withdrawn": ["Ein Foto darin wurde zurückgezogen, deshalb ist die Datei gelöscht. Bitte exportiere noch einmal."],
  "exports.failed.render_page_failed": ["Ein Bild oder eine Schrift des Albums ließ sich nicht laden."],
  "exports.failed.render_page_timeout": ["Das Album ließ sich nicht in der vorgesehenen Zeit aufbauen. Bitte versuche es noch einmal oder mit weniger Seiten."],
  "exports.failed.unexpected": ["Beim Drucken ist ein Fehler aufgetreten. Bitte starte den Export noch einmal."],
  "exports.failed.worker_died": ["Der Druck wurde mehrmals unterbrochen. Bitte starte den Export noch einmal."],
  "exports.failed.wrong_page_count": ["Es kamen mehr oder weniger Seiten heraus als bestellt. Bitte starte den Export noch einmal."],
  "exports.finding.picture": ["Das Bild „",["name"],"“ auf Seite ",["pages"]," hat nur ",["ppi","number"]," ppi und kann unscharf werden."],
  "exports.finding.sticker": ["Das Foto von „",["name"],"“ hat nur ",["ppi","number"]," ppi und kann unscharf werden."],
  "exports.range.nothing_to_print": ["In diesem Bereich gibt es nichts zu drucken."],
  "exports.range.out_of_range": ["„",["piece"],"“ liegt außerhalb: Es gibt 1 bis ",["last","number"],"."],
  "exports.range.reversed": ["„",["piece"],"“ läuft rückwärts: Die kleinere Zahl kommt zuerst."],
  "exports.range.unreadable": ["„",["piece"],"“ ist kein Bereich. Schreibe zum Beispiel 1-3,5."],
  "exports.unsupported": ["Das lässt sich noch nicht drucken."],
};
