import { useSource } from '@figurina/drawing';
import { Tooltip } from '@mantine/core';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconSection from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import type { ComponentType } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';

type Mark = 'filler' | 'commenter' | 'reader' | 'sections';
const ICONS: Record<Mark, ComponentType<{ size: number }>> = {
  filler: IconSticker,
  commenter: IconMessageCircle,
  reader: IconEye,
  sections: IconSection,
};

/** What one is here to do, for those who do not design all of it; what that means stands in the tip. */
export function RoleMark({ iconOnly = false }: { iconOnly?: boolean }) {
  const { meta, facts } = useEditor();
  const t = useT();
  const { role, sections } = useSource(meta);
  const chapters = useSource(facts.chapters);
  const mark: Mark | null =
    role === 'filler' || role === 'commenter' || role === 'reader' ? role : sections ? 'sections' : null;
  if (!mark) return null;
  const names = chapters.filter(({ id }) => sections?.includes(id)).map(({ name }) => name);
  const kept =
    sections &&
    t(names.length > 0 ? 'roles.note.sections' : 'roles.note.sections_gone', { chapters: names.join(', ') });
  const words = [mark === 'sections' ? null : t(`roles.note.${mark}`), kept].filter(Boolean).join(' ');
  const Icon = ICONS[mark];
  return (
    <Tooltip label={words} multiline maw={320} openDelay={300} events={{ hover: true, focus: true, touch: true }}>
      <button type="button" className="editor-lock editor-role" aria-label={`${t(`roles.mark.${mark}`)}. ${words}`}>
        <Icon size={17} />
        {iconOnly ? null : <span>{t(`roles.mark.${mark}`)}</span>}
      </button>
    </Tooltip>
  );
}
