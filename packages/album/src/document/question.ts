/** What a blueprint asks the makers of an album, and what they answer: so that nothing invented is printed as a fact. */
import { z } from 'zod';

export const QUESTION_KINDS = ['line', 'lines', 'number', 'date'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const MOST_QUESTIONS = 15;
/** Letters of an answer at most, by the kind of its question. */
export const ANSWER_MAX: Readonly<Record<QuestionKind, number>> = { line: 120, lines: 600, number: 120, date: 120 };
const LONGEST_ANSWER = Math.max(...Object.values(ANSWER_MAX));

export const questionIdSchema = z.string().regex(/^[a-z][a-z-]{0,30}$/);

export const questionSchema = z.strictObject({
  id: questionIdSchema,
  kind: z.enum(QUESTION_KINDS),
  label: z.string().min(1).max(200),
  /** An answer as it might be given, shown grey in the empty field. */
  example: z.string().max(LONGEST_ANSWER),
});
export type Question = Readonly<z.infer<typeof questionSchema>>;

export const questionsSchema = z
  .array(questionSchema)
  .max(MOST_QUESTIONS)
  .refine((questions) => new Set(questions.map(({ id }) => id)).size === questions.length);

/** By the id of the question; what nobody answered is not in it. */
export const answersSchema = z
  .record(questionIdSchema, z.string().min(1).max(LONGEST_ANSWER))
  .refine((answers) => Object.keys(answers).length <= MOST_QUESTIONS);
export type Answers = Readonly<z.infer<typeof answersSchema>>;

/** Whether every answer is as short as the pages have room for. */
export function areAnswersWithin(questions: readonly Question[], answers: Answers): boolean {
  return Object.entries(answers).every(([id, answer]) => answer.length <= answerMax(questions, id));
}

/** Letters of the answer to a question at most. */
export function answerMax(questions: readonly Question[], id: string): number {
  return ANSWER_MAX[questions.find((question) => question.id === id)?.kind ?? 'line'];
}

/** As answers are stored: without white space around them, in one line where the question asks for one; '' is no answer. */
export function tidyAnswer(kind: QuestionKind, answer: string): string {
  const lines = answer
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  return lines
    .join(kind === 'lines' ? '\n' : ' ')
    .slice(0, ANSWER_MAX[kind])
    .trim();
}
