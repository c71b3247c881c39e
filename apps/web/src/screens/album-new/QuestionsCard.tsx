import { type Answers, questionsOf } from '@figurina/album';
import { Button, UnstyledButton } from '@mantine/core';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useT } from '../../app/use-t.ts';
import { QuestionField } from '../../questions/QuestionField.tsx';
import '../../questions/questions.css';
import type { AlbumDraft } from './album-draft.ts';
import { openedBlueprintQuery } from './opened-blueprint.ts';

/** What the chosen template asks, folded: whoever passes by loses nothing, the editor asks again. */
export function QuestionsCard({ draft, onChange }: { draft: AlbumDraft; onChange: (answers: Answers) => void }) {
  const t = useT();
  const { api } = useServices();
  const id = draft.look?.blueprintId ?? draft.blueprintId;
  const { data } = useQuery({ ...openedBlueprintQuery(api, id ?? '', draft.language), enabled: id !== null });
  const [fold, setFold] = useState<'closed' | 'open' | 'later'>('closed');
  const fields = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Where the button was that was pressed is now what it brought.
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    (fold === 'open' ? fields.current?.querySelector<HTMLElement>('input, textarea') : title.current)?.focus();
  }, [fold]);
  const turn = (to: typeof fold) => () => {
    pressed.current = true;
    setFold(to);
  };
  const questions = data ? questionsOf(data.document) : [];
  if (questions.length === 0) return null;
  const answered = questions.filter((question) => draft.answers[question.id]).length;
  const answer = (questionId: string, words: string): void => {
    const { [questionId]: _before, ...others } = draft.answers;
    onChange(words === '' ? others : { ...others, [questionId]: words });
  };
  return (
    <section className="people-card questions-card" aria-labelledby="questions-title">
      <div className="people-card-head">
        <IconMessageQuestion size={26} aria-hidden />
        <h2 id="questions-title" ref={title} tabIndex={-1}>
          {t('questions.title')}
        </h2>
        {answered > 0 && (
          <span className="questions-count">
            {t('questions.answered', { count: answered, total: questions.length })}
          </span>
        )}
      </div>
      {fold === 'later' ? (
        <p>
          {t('questions.wizard.waiting')}{' '}
          <UnstyledButton className="fig-text-link" onClick={turn('open')}>
            {t('questions.wizard.after_all')}
          </UnstyledButton>
        </p>
      ) : (
        <p>{t('questions.wizard.text', { count: questions.length })}</p>
      )}
      {fold === 'open' && (
        <div className="question-fields" ref={fields}>
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              answer={draft.answers[question.id] ?? ''}
              onAnswer={(words) => answer(question.id, words)}
            />
          ))}
        </div>
      )}
      {fold === 'later' ? null : (
        <div className="questions-ways">
          {fold === 'closed' ? (
            <>
              <Button variant="default" onClick={turn('open')}>
                {t(answered > 0 ? 'questions.wizard.go_on' : 'questions.wizard.now')}
              </Button>
              <Button variant="default" onClick={turn('later')}>
                {t('questions.wizard.later')}
              </Button>
            </>
          ) : (
            <Button variant="default" onClick={turn('closed')}>
              {t('questions.wizard.fold')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
