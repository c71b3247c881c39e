import { type AnyProps, changeEach, type NodeId, type NodeOf } from '@figurina/album';
import IconTextWrap from '@tabler/icons-react/dist/esm/icons/IconTextWrap.mjs';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';
import type { WorkspaceNode } from '../toolbar-section.ts';
import { changeable } from '../use-live-edit.ts';
import { Choices } from './Choices.tsx';

const WAYS = ['grow', 'fixed', 'fit'] as const;
type Way = (typeof WAYS)[number];

const wayOf = ({ props }: NodeOf<'Text'>): Way => (props.autosize ? 'grow' : props.fit ? 'fit' : 'fixed');

/** What happens when there are more words than room: the box grows, nothing, or the letters shrink. */
export function TextBoxSection({ nodes }: { nodes: readonly WorkspaceNode[] }) {
  const session = useEditor();
  const t = useT();
  const texts = changeable(nodes).filter((node): node is NodeOf<'Text'> => node.type === 'Text');
  const ways = new Set(texts.map(wayOf));
  function choose(way: Way): void {
    const changes = new Map<NodeId, AnyProps>();
    for (const node of texts) {
      // A box that grew keeps the height it has now.
      const height = node.props.autosize && way !== 'grow' ? session.measured(node.id) : undefined;
      changes.set(node.id, {
        autosize: way === 'grow',
        fit: way === 'fit',
        ...(height === undefined ? {} : { height: Math.ceil(height * 100) / 100 }),
      });
    }
    session.run('steps.text_box', (document) => changeEach(document, changes));
  }
  return (
    <ToolbarPopover id="text-box" label={t('text.box')} icon={<IconTextWrap size={20} />} width={280}>
      <Choices
        label={t('text.box')}
        current={ways.size === 1 ? [...ways][0]! : null}
        choices={WAYS.map((way) => ({ value: way, label: t(`text.box.${way}`) }))}
        onChoose={choose}
      />
    </ToolbarPopover>
  );
}
