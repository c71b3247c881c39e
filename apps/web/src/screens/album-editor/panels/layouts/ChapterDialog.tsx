import { addSection, type NodeId, renameSection } from '@figurina/album';
import { LIMITS } from '@figurina/contract';
import { Dialog } from '@figurina/ui';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';

/** Asks for the name of a chapter. One without a name is not made. */
export function ChapterDialog({ sectionId, close }: { sectionId: NodeId | null; close: () => void }) {
  const session = useEditor();
  const t = useT();
  const before = sectionId ? (session.store.document.nodes.get(sectionId)?.props.name ?? '') : '';
  const [name, setName] = useState(before);
  function save(event: FormEvent): void {
    event.preventDefault();
    const wanted = name.trim();
    close();
    if (wanted === '' || wanted === before) return;
    if (sectionId) session.run('steps.section_rename', (now) => renameSection(now, { sectionId, name: wanted }));
    else session.run('steps.section_new', (now) => addSection(now, { name: wanted, makeId: session.makeId }));
    session.announcer.say(session.t(sectionId ? 'outline.said.renamed' : 'strip.said.chapter', { name: wanted }));
  }
  const title = sectionId ? t('actions.spread.chapter_rename') : t('actions.spread.chapter_new');
  return (
    <Dialog opened title={title} closeLabel={t('common.close')} onClose={close}>
      <form onSubmit={save}>
        <TextInput
          data-autofocus
          label={t('stickers.chapter_name')}
          maxLength={LIMITS.sectionName}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="fig-dialog-foot">
          <Button variant="default" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={name.trim() === ''}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
