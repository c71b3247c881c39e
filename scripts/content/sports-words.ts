/** What the blueprints of clubs have in common of pages that are filled in by hand: labels of forms, and lines to write on. */
import { named, rule, type ContentNode, type Localised } from './builder.ts';

export const HAND_TEXTS: Record<string, Localised> = {
  'hand.owner': named(
    'Dieses Album gehört',
    'This album belongs to',
    'Cet album appartient à',
    'Questo album è di',
    'Ten album należy do',
  ),
  'hand.date': named('Datum', 'Date', 'Date', 'Data', 'Data'),
  'hand.opponent': named('Gegen', 'Against', 'Contre', 'Contro', 'Z kim'),
  'hand.score': named('Ergebnis', 'Score', 'Score', 'Risultato', 'Wynik'),
  'hand.memory': named('Davon erzählen wir', 'The story', 'À raconter', 'Da raccontare', 'Do opowiadania'),
  'hand.record.1': named(
    'Die Nummer, die am längsten fehlte',
    'The number that was missing longest',
    'Le numéro qui a manqué le plus longtemps',
    'Il numero che è mancato più a lungo',
    'Numer, którego najdłużej brakowało',
  ),
  'hand.record.2': named(
    'Die meisten Sticker an einem Abend',
    'Most stickers in one evening',
    'Le plus de vignettes en une soirée',
    'Più figurine in una sera',
    'Najwięcej naklejek w jeden wieczór',
  ),
  'hand.record.3': named(
    'Der beste Tausch, und mit wem',
    'The best swap, and with whom',
    'Le meilleur échange, et avec qui',
    'Lo scambio migliore, e con chi',
    'Najlepsza wymiana i z kim',
  ),
  'hand.record.4': named(
    'Am häufigsten doppelt',
    'Most often a double',
    'Le plus souvent en double',
    'La più doppia di tutte',
    'Najczęściej podwójna',
  ),
  'hand.record.5': named(
    'Am schiefsten geklebt, und stolz darauf',
    'Stuck most crookedly, and proud of it',
    'Collée le plus de travers, et fièrement',
    'La più storta, e con orgoglio',
    'Najkrzywiej przyklejona, ale z dumą',
  ),
  'hand.record.6': named(
    'Der weiteste Weg für einen einzigen Sticker',
    'The longest way for a single sticker',
    'Le plus long trajet pour une seule vignette',
    'La strada più lunga per una sola figurina',
    'Najdalsza droga po jedną naklejkę',
  ),
  'hand.record.7': named(
    'Der Tag, an dem alles voll war',
    'The day it was complete',
    'Le jour où tout était complet',
    'Il giorno dell’album completo',
    'Dzień, w którym był komplet',
  ),
  'hand.record.8': named(
    'Wer beim Kleben geholfen hat',
    'Who helped with the sticking',
    'Qui a aidé à coller',
    'Chi ha aiutato ad attaccare',
    'Kto pomagał przyklejać',
  ),
};

/** Lines to write on, `pitch` apart; the first lies at `y`. */
export const writingLines = (
  x: number,
  y: number,
  width: number,
  lines: number,
  pitch: number,
  color: number | string,
): ContentNode[] => Array.from({ length: lines }, (_, line) => rule(x, y + line * pitch, width, color, 0.35));
