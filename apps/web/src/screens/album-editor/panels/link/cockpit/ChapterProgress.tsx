import { UnstyledButton } from '@mantine/core';
import { useT } from '../../../../../app/use-t.ts';
import { byMissing, photosIn } from './people-filter.ts';
import { StateBar } from './StateBar.tsx';
import type { StickerPeople } from '../../../session/collecting/use-people.ts';

interface ChapterProgressProps {
  chapters: StickerPeople['chapters'];
  chosen: string | null;
  choose: (sectionId: string | null) => void;
}

/** The chapters, where most is missing first; one can be chosen for the table. */
export function ChapterProgress({ chapters, chosen, choose }: ChapterProgressProps) {
  const t = useT();
  return (
    <section className="cockpit-chapters" aria-labelledby="cockpit-chapters">
      <header>
        <h3 id="cockpit-chapters">{t('cockpit.chapters')}</h3>
        <span>{t('cockpit.missing_first')}</span>
      </header>
      {byMissing(chapters.filter(({ total }) => total > 0)).map((chapter) => {
        const { section_id: id, name, total, no_photo: missing, uploaded, needs_retake: retake } = chapter;
        const rest = [
          missing === 0 ? t('cockpit.chapter.all') : t('cockpit.chapter.missing', { count: missing }),
          uploaded > 0 ? t('cockpit.chapter.new', { count: uploaded }) : '',
          retake > 0 ? t('cockpit.chapter.retake', { count: retake }) : '',
        ];
        return (
          <UnstyledButton
            key={id}
            className="cockpit-chapter"
            aria-pressed={chosen === id}
            onClick={() => choose(chosen === id ? null : id)}
          >
            <span>
              <strong>{name || t('stickers.unnamed_chapter')}</strong>
              <b>
                {photosIn(chapter)}/{total}
              </b>
            </span>
            <StateBar counts={chapter} />
            <small>{rest.filter(Boolean).join(', ')}</small>
          </UnstyledButton>
        );
      })}
    </section>
  );
}
