/** Lines to write on where nobody answered: drawn, all of one length, and none of them under words. */
import { FITTED, rule, text, type ContentNode } from './builder.ts';

interface AnswerLook {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Of the text that says the answer, and nothing else: with another wording, no line would ever be seen. */
  readonly key: string;
  /** What lies under it, since the answer is a plate that covers the lines. */
  readonly ground: number | string;
  readonly color: number;
  /** Of the lines, where it is another colour than that of the words. */
  readonly ink?: number;
  readonly lines: number;
  readonly step: number;
  readonly style?: Record<string, unknown>;
}

/** The lines, and over them what was answered: the plate is seen with its words alone. */
export function answerOrLines(look: AnswerLook): ContentNode[] {
  const { x, y, width, size, key, ground, color, ink = color, lines, step, style = {} } = look;
  const points = (size * 25.4) / 72;
  const lineHeight = Math.round((step / points) * 100);
  return [
    ...Array.from({ length: lines }, (_, line) => rule(x, y + step * (line + 1) - 1, width, ink, 0.35)),
    text(x, y, width, size, key, { ...style, color, fill: ground, lineHeight, lines, ...FITTED }),
  ];
}
