import { type AlbumNode, isCoverSpread, isStatic, type NodeId } from '@figurina/album';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { duplicateOf, insertAfter } from '../actions/spread-operations.ts';
import { ChapterMenu } from '../actions/chapters/ChapterMenu.tsx';
import { ElementDetails } from './ElementDetails.tsx';
import { MoveButtons, RemoveButton } from './RowButtons.tsx';
import { renameNode } from './outline-operations.ts';
import { SpreadPlace } from './SpreadPlace.tsx';

/** The form of what is in hand: its name, its place, what it shows, and the way out. */
export function OutlineDetails({ id }: { id: NodeId }) {
  const session = useEditor();
  const t = useT();
  const node = session.store.document.nodes.get(id);
  if (!node || node.type === 'Root') return null;
  const kind = t(`editor.kind.${node.type}`);
  return (
    <form
      className="outline-form"
      aria-label={t('outline.form', { kind })}
      onSubmit={(event) => event.preventDefault()}
    >
      <NameField node={node} />
      {node.type === 'Section' ? (
        <SectionButtons node={node} />
      ) : node.type === 'Spread' ? (
        <SpreadButtons id={id} />
      ) : (
        <ElementDetails node={node} />
      )}
    </form>
  );
}

function NameField({ node }: { node: AlbumNode }) {
  const session = useEditor();
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const fixed = node.type === 'Section' && node.props.static;
  function take(): void {
    if (typed !== null) renameNode(session, node.id, typed.trim());
    setTyped(null);
  }
  return (
    <TextInput
      size="sm"
      label={t('outline.name')}
      maxLength={node.type === 'Section' ? 50 : 200}
      readOnly={!session.editable('design', node.id) || fixed}
      value={typed ?? node.props.name}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}

function SectionButtons({ node }: { node: Extract<AlbumNode, { type: 'Section' }> }) {
  const t = useT();
  if (node.props.static) return <p className="side-hint">{t('editor.refusal.section_static')}</p>;
  return (
    <div className="outline-buttons">
      <MoveButtons id={node.id} />
      <ChapterMenu section={node} rename={focusName} />
      <RemoveButton id={node.id} />
    </div>
  );
}

function focusName(): void {
  document.querySelector<HTMLElement>('.outline-form input')?.focus();
}

function SpreadButtons({ id }: { id: NodeId }) {
  const session = useEditor();
  const t = useT();
  const { document } = session.store;
  const fixed = isCoverSpread(document, id) || isStatic(document, document.nodes.get(id)?.parent ?? null);
  const editable = session.editable('design', id);
  return (
    <>
      {fixed ? null : <SpreadPlace id={id} />}
      <div className="outline-buttons">
        {fixed ? null : <MoveButtons id={id} />}
        <Button size="compact-sm" variant="default" disabled={!editable} onClick={() => insertAfter(session, id)}>
          {t('strip.insert_after')}
        </Button>
        {fixed ? null : (
          <>
            <Button size="compact-sm" variant="default" disabled={!editable} onClick={() => duplicateOf(session, id)}>
              {t('strip.duplicate')}
            </Button>
            <RemoveButton id={id} />
          </>
        )}
      </div>
    </>
  );
}
