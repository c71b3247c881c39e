import { useT } from '../../../app/use-t.ts';
import { ChapterMenu } from '../actions/chapters/ChapterMenu.tsx';
import type { AlbumChapter } from '../session/album/album-chapters.ts';
import { useEditor } from '../session/editor-context.ts';

/** The name of a chapter above its spreads: opens what can be done with it. */
export function StripChapter({ chapter, x, width }: { chapter: AlbumChapter; x: number; width: number }) {
  const session = useEditor();
  const t = useT();
  const section = session.store.document.nodes.get(chapter.id);
  const label = chapter.isStatic ? t('strip.cover_label') : chapter.name || t('stickers.unnamed_chapter');
  return (
    <div className="strip-chapter" title={label} style={{ left: x, width }}>
      {section?.type === 'Section' && !chapter.isStatic ? (
        <ChapterMenu
          section={section}
          className="strip-chapter-name"
          label={t('strip.chapter', { name: label })}
          button={label}
          rename={() => session.dialogs.getState().show({ kind: 'chapter', sectionId: chapter.id })}
        />
      ) : (
        <span className="strip-chapter-name" aria-hidden="true">
          {label}
        </span>
      )}
    </div>
  );
}
