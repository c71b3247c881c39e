/** The sections that are nothing but actions of the registry. */
import { openQuestionsOnSpread } from '@figurina/album';
import IconLayoutAlign from '@tabler/icons-react/dist/esm/icons/IconLayoutAlignLeft.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { useT } from '../../../../app/use-t.ts';
import { SPREAD_ACTIONS } from '../../actions/spread-actions.ts';
import { useEditor } from '../../session/editor-context.ts';
import { ActionButton } from './ActionButton.tsx';
import type { WorkspaceNode } from './toolbar-section.ts';
import { ToolbarPopover } from './ToolbarPopover.tsx';

export function OrderSection() {
  return (
    <>
      <ActionButton id="arrange.front" />
      <ActionButton id="arrange.back" />
    </>
  );
}

export function OrderStepSection() {
  return (
    <>
      <ActionButton id="arrange.forward" />
      <ActionButton id="arrange.backward" />
      <ActionButton id="arrange.always_on_top" />
    </>
  );
}

export function GroupSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  return (
    <>
      {nodes.length > 1 ? <ActionButton id="element.group" /> : null}
      {nodes.some(({ type }) => type === 'Group') ? <ActionButton id="element.ungroup" /> : null}
    </>
  );
}

const ALIGN = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
const DISTRIBUTE = ['distribute_horizontal', 'distribute_vertical', 'tidy'] as const;

/** Six ways to align; of several elements two to spread them out, and the grid. */
export function AlignSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const t = useT();
  return (
    <ToolbarPopover id="align" label={t('toolbar.align')} icon={<IconLayoutAlign size={20} />} width={150}>
      <div className="toolbar-actions">
        {ALIGN.map((way) => (
          <ActionButton key={way} id={`arrange.align_${way}`} />
        ))}
        {nodes.length > 1 ? DISTRIBUTE.map((way) => <ActionButton key={way} id={`arrange.${way}`} />) : null}
      </div>
    </ToolbarPopover>
  );
}

/** The sticker of a cell: its entry in the list of stickers, and away from here. An empty one takes a photo. */
export function StickerSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const [cell] = nodes;
  const isEmpty = nodes.length === 1 && cell?.type === 'StickerCell' && cell.props.stickerId === null;
  if (isEmpty) return <ActionButton id="insert.sticker_photo" withLabel />;
  if (nodes.length === 2 && nodes.every(({ type }) => type === 'StickerCell'))
    return (
      <>
        <ActionButton id="sticker.swap" withLabel />
        <ActionButton id="sticker.unlink" />
      </>
    );
  return (
    <>
      <ActionButton id="sticker.edit" withLabel />
      <ActionButton id="sticker.improve" />
      <ActionButton id="sticker.unlink" />
    </>
  );
}

/** What to do with what came with the blueprint, beside changing it. */
export function TemplateSection() {
  const t = useT();
  const { store, selection } = useEditor();
  const { spreadId } = selection.get();
  const asksHere = spreadId !== null && openQuestionsOnSpread(store.document, spreadId).length > 0;
  return (
    <ToolbarPopover
      id="template"
      label={t('template.tag')}
      words={t('actions.group.template')}
      icon={<IconTemplate size={20} />}
      withLabel
      width={210}
    >
      <div className="toolbar-column">
        <ActionButton id="template.keep" withLabel />
        {asksHere ? <ActionButton id="template.ask" withLabel /> : null}
        <ActionButton id="template.leave_out" withLabel />
      </div>
    </ToolbarPopover>
  );
}

/** A picture of one's own for the spread. */
export function UploadSection() {
  return <ActionButton id="insert.image" withLabel />;
}

/** What happens to the spread as a whole. */
export function SpreadSection() {
  return SPREAD_ACTIONS.filter(({ id }) => !id.startsWith('spread.chapter')).map(({ id }) => (
    <ActionButton key={id} id={id} withLabel />
  ));
}

export function EditTextSection() {
  return <ActionButton id="element.edit" withLabel />;
}

export function LockSection() {
  return <ActionButton id="arrange.lock" />;
}

export function CopyDeleteSection() {
  return (
    <>
      <ActionButton id="element.duplicate" />
      <ActionButton id="element.delete" />
    </>
  );
}
