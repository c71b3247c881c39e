import { answerQuestions, type NodeId, openQuestionsOnSpread } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { Dialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { QuestionField } from '../../../../questions/QuestionField.tsx';
import '../../../../questions/questions.css';
import { type AskedQuestion, useQuestionPlaces, useQuestions } from '../../session/album/use-questions.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import { useEditor } from '../../session/editor-context.ts';
import { QuestionPages } from './QuestionPages.tsx';
import './questions-dialog.css';

/** What the template asks the makers, field by field; each answer is a step of its own. Those of a page come first, where one is named. */
export function QuestionsDialog({ spreadId }: { spreadId: NodeId | null }) {
  const session = useEditor();
  const t = useT();
  const { windows, store, run, announcer } = session;
  const asked = useQuestions();
  const places = useQuestionPlaces();
  const { title } = useSource(session.meta);
  const closed = session.whyClosed('design', 'album');
  // As one came: answering changes what the page still asks.
  const [here] = useState(
    () =>
      new Set(spreadId && store.document.nodes.has(spreadId) ? openQuestionsOnSpread(store.document, spreadId) : []),
  );
  const first = asked.find(({ question }) => here.has(question.id))?.question.id;
  const answer = (id: string, words: string): void => {
    if (run('steps.question', (document) => answerQuestions(document, { [id]: words }, title), `question-${id}`))
      announcer.say(t('questions.said'));
  };
  const fields = (some: readonly AskedQuestion[]) => (
    <div className="question-fields">
      {some.map(({ question, answer: words }) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={words}
          onAnswer={(typed) => answer(question.id, typed)}
          readOnly={closed === 'notices.locked'}
          disabled={closed !== null && closed !== 'notices.locked'}
          autoFocus={question.id === first}
        >
          <QuestionPages question={question} places={places.get(question.id) ?? []} />
        </QuestionField>
      ))}
    </div>
  );
  const Icon = closed === 'notices.locked' ? IconLock : IconEye;
  const answered = asked.filter((one) => one.answer !== '').length;
  return (
    <Dialog
      opened
      className="questions-dialog"
      title={t('questions.title')}
      closeLabel={t('common.close')}
      width={640}
      onClose={() => windows.close()}
    >
      {closed ? (
        <p className="questions-closed">
          <Icon size={18} aria-hidden /> {t(closed)}
        </p>
      ) : (
        <p className="questions-lead">{t('questions.lead')}</p>
      )}
      {here.size > 0 && spreadId ? (
        <>
          <h3>{t('questions.of_page', { pages: pagesText(session, spreadId) })}</h3>
          {fields(asked.filter(({ question }) => here.has(question.id)))}
          {here.size < asked.length ? <h3>{t('questions.others')}</h3> : null}
        </>
      ) : null}
      {fields(asked.filter(({ question }) => !here.has(question.id)))}
      <div className="fig-dialog-foot">
        <span className="questions-count">{t('questions.answered', { count: answered, total: asked.length })}</span>
        <Button onClick={() => windows.close()}>{t('questions.done')}</Button>
      </div>
    </Dialog>
  );
}
