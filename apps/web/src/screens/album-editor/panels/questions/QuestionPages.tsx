import type { NodeId, Question } from '@figurina/album';
import { useSource } from '@figurina/drawing';
import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../app/use-t.ts';
import { useShowElement } from '../../session/camera/use-show-element.ts';
import { useEditor } from '../../session/editor-context.ts';

/** The pages that an answer stands on, each leading there. */
export function QuestionPages({ question, places }: { question: Question; places: readonly NodeId[] }) {
  const t = useT();
  const { facts, windows } = useEditor();
  const album = useSource(facts.album);
  const show = useShowElement();
  const pages = new Map<string, NodeId>();
  for (const id of places) {
    const page = String(album.symbol(id, 'page-number'));
    if (!pages.has(page)) pages.set(page, id);
  }
  if (pages.size === 0) return <p className="question-places">{t('questions.nowhere')}</p>;
  return (
    <p className="question-places">
      {t('questions.places')}
      {[...pages].map(([page, id]) => (
        <UnstyledButton
          key={page}
          className="fig-text-link"
          aria-label={t('questions.place.show', { page })}
          aria-description={question.label}
          onClick={() => {
            windows.close();
            show(id);
          }}
        >
          {page}
        </UnstyledButton>
      ))}
    </p>
  );
}
