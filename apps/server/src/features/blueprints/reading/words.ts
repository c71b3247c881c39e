/** Words as readers tell them apart: neither case nor punctuation makes another sentence of one. */

/** Words of a text without its automatic texts and figures. */
export function wordsIn(text: string): string[] {
  const words = text.replaceAll(/\{[a-z-]+\}/g, ' ').match(/[\p{L}\p{M}\d]+(?:['’-][\p{L}\p{M}\d]+)*/gu) ?? [];
  return words.filter((word) => /\p{L}/u.test(word));
}

/** From so many words on, what stands between two full stops is a sentence and not a label. */
export const SENTENCE = 4;

/** The sentences of a text, each with its words alone. */
export function sentencesIn(text: string): { readonly said: string; readonly key: string }[] {
  return text
    .split(/(?<=[.!?…][“”»’]?)\s+(?=[\p{Lu}„“«¿¡»])|\n{2,}/u)
    .map((said) => ({ said: said.trim(), words: wordsIn(said) }))
    .filter(({ words }) => words.length >= SENTENCE)
    .map(({ said, words }) => ({ said, key: words.join(' ').toLowerCase() }));
}

/** Whether a text has this word or phrase, whole. `phrase` in small letters. */
export function says(text: string, phrase: string): boolean {
  const plain = text.replaceAll(/\s+/g, ' ').toLowerCase();
  for (let at = plain.indexOf(phrase); at >= 0; at = plain.indexOf(phrase, at + 1)) {
    const [before, after] = [plain[at - 1] ?? '', plain[at + phrase.length] ?? ''];
    const opens = /^[\p{L}\d]/u.test(phrase) && /[\p{L}\d]/u.test(before);
    const goesOn = /[\p{L}\d]$/u.test(phrase) && /[\p{L}\d]/u.test(after);
    if (!opens && !goesOn) return true;
  }
  return false;
}
