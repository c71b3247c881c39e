import { Button } from '@mantine/core';
import IconMessageQuestion from '@tabler/icons-react/dist/esm/icons/IconMessageQuestion.mjs';
import { useT } from '../../../../app/use-t.ts';
import { useQuestions } from '../../session/album/use-questions.ts';
import { useEditor } from '../../session/editor-context.ts';

/** The questions of the template, also for who has put the steps away. Nothing where it asks nothing. */
export function QuestionsStart() {
  const t = useT();
  const { windows } = useEditor();
  const asked = useQuestions();
  if (asked.length === 0) return null;
  const count = asked.filter(({ answer }) => answer !== '').length;
  const way = count === 0 ? 'answer' : count < asked.length ? 'go_on' : 'look';
  return (
    <section className="onboarding-questions" aria-labelledby="onboarding-questions">
      <h3 id="onboarding-questions">
        <IconMessageQuestion size={20} aria-hidden /> {t('questions.title')}
      </h3>
      <p>{count === 0 ? t('questions.start.text') : t('questions.answered', { count, total: asked.length })}</p>
      <Button variant="default" onClick={() => windows.open({ kind: 'questions', spreadId: null })}>
        {t(`questions.${way}`)}
      </Button>
    </section>
  );
}
