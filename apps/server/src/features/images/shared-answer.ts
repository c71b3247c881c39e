/**
 * Who asks while another is asking gets the same answer: a page asks for hundreds of pictures at once. Nothing is
 * remembered: who may no longer is told so by the next answer.
 */
export function sharedAnswer<Answer>(): (question: string, find: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (question, find) => {
    const known = running.get(question);
    if (known) return known;
    const answer = find().finally(() => running.delete(question));
    running.set(question, answer);
    return answer;
  };
}
