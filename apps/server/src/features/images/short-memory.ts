/**
 * Remembers for half a second that somebody may: a page asks for hundreds of pictures at once. A no is not remembered, and
 * who asks while another is asking gets the same answer.
 */
export interface ShortMemory {
  ask(question: string, find: () => Promise<boolean>): Promise<boolean>;
}

const KEPT_MS = 500;
const MOST = 1000;

/** `now` in milliseconds, from any beginning. */
export function createShortMemory(now: () => number): ShortMemory {
  const answers = new Map<string, { readonly answer: Promise<boolean>; readonly until: number }>();
  return {
    ask(question, find) {
      const known = answers.get(question);
      if (known && known.until > now()) return known.answer;
      if (answers.size >= MOST) answers.clear();
      const answer = find();
      answers.set(question, { answer, until: now() + KEPT_MS });
      const forget = (): void => {
        if (answers.get(question)?.answer === answer) answers.delete(question);
      };
      answer.then((may) => may || forget(), forget);
      return answer;
    },
  };
}
