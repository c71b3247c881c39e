import { addSection } from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import { UnstyledButton } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** The dashed row at the end of the list: a click asks for a name, Enter makes the chapter. */
export function AddChapter() {
  const session = useEditor();
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const backToButton = (): void => void requestAnimationFrame(() => button.current?.focus());
  const [name, setName] = useState<string | null>(null);
  if (!session.editable('design', 'album')) return null;
  function save(): void {
    const wanted = (name ?? '').trim();
    setName(null);
    if (wanted !== '')
      session.run('steps.section_new', (document) => addSection(document, { name: wanted, makeId: session.makeId }));
  }
  if (name === null)
    return (
      <UnstyledButton ref={button} className="chapter-add" onClick={() => setName('')}>
        <IconPlus size={18} />
        {t('stickers.add_chapter')}
      </UnstyledButton>
    );
  return (
    <input
      className="chapter-input"
      autoFocus
      maxLength={LIMITS.sectionName}
      placeholder={t('stickers.chapter_name')}
      aria-label={t('stickers.chapter_name')}
      value={name}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        if (event.key === 'Enter') save();
        else setName(null);
        backToButton();
      }}
    />
  );
}
