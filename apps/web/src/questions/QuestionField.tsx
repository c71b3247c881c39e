import { ANSWER_MAX, type Question, tidyAnswer } from '@figurina/album';
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** So long after the last letter an answer is taken, so that it shows while one still sits over the field. */
const REST_MS = 1500;

/**
 * One question, with an answer as it might be given grey in the empty field. An answer is handed on when one rests or leaves
 * the field, and as it is stored. What others answer meanwhile is shown, unless one is typing here.
 */
export function QuestionField(props: {
  question: Question;
  answer: string;
  onAnswer: (answer: string) => void;
  /** May be read and copied, not changed. */
  readOnly?: boolean;
  disabled?: boolean;
  /** Has the focus when its dialog opens. */
  autoFocus?: boolean;
  /** Under the field, e.g. where the answer stands. */
  children?: ReactNode;
}) {
  const { question, answer } = props;
  const { kind } = question;
  /** What is typed, and what of it was handed on last. */
  const [typing, setTyping] = useState<{ readonly typed: string; readonly handedOn: string } | null>(null);
  // Handed on, and another answer is there: somebody else's, or this one was refused.
  const isPast = typing !== null && tidyAnswer(kind, typing.typed) === typing.handedOn && answer !== typing.handedOn;
  const typed = isPast ? null : (typing?.typed ?? null);
  const handOn = (leaves: boolean): void => {
    const next = typed === null ? answer : tidyAnswer(kind, typed);
    // While one sits over it, the field keeps the space that was typed last.
    if (leaves) setTyping(null);
    else if (typing) setTyping({ ...typing, handedOn: next });
    if (next !== answer) props.onAnswer(next);
  };
  const latest = useRef(handOn);
  useEffect(() => {
    latest.current = handOn;
  });
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => latest.current(false), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  // Closed with something typed: it is not lost.
  useEffect(() => () => latest.current(true), []);

  const field = {
    id: `question-${question.id}`,
    label: question.label,
    placeholder: question.example,
    value: typed ?? answer,
    maxLength: ANSWER_MAX[kind],
    autoComplete: 'off',
    readOnly: props.readOnly,
    disabled: props.disabled,
    onChange: (event: { currentTarget: { value: string } }) =>
      setTyping({ typed: event.currentTarget.value, handedOn: answer }),
    onBlur: () => handOn(true),
    'data-autofocus': props.autoFocus || undefined,
  } as const;
  return (
    <div className="question-field">
      {kind === 'lines' ? (
        <Textarea {...field} autosize minRows={2} maxRows={8} />
      ) : (
        <TextInput {...field} inputMode={kind === 'number' ? 'numeric' : undefined} />
      )}
      {props.children}
    </div>
  );
}
