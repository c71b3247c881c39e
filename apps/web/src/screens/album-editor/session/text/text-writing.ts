/** Typing into a text: what its box is to the rest of the editor from the moment it opens until it is left. */
import {
  type CommandResult,
  hasWords,
  type NodeId,
  type NodeOf,
  type Patch,
  removeElements,
  type RichText,
} from '@figurina/album';
import { type EditorStore, type History, type SelectionStore, type Sync, typingKey } from '@figurina/editor';

export interface TextWriting {
  /** A text's box is open: its words stay as they are in it, whatever others write meanwhile. */
  textOpened(id: NodeId): void;
  /** Typing is one step until the box is left; a step of another name is one of its own, or one with those of its key. */
  changeText(id: NodeId, text: RichText, step?: TextStep): void;
  /** Its box is left: an autosized one keeps its height, one without words goes. */
  textClosed(id: NodeId): void;
}

export interface TextStep {
  readonly label: string;
  readonly mergeKey?: string | undefined;
}

interface TextWritingParts {
  store: EditorStore;
  history: History;
  selection: SelectionStore;
  sync: Pick<Sync, 'openText'>;
  /** Height in millimetres of the box on the page. */
  measured(id: NodeId): number | undefined;
  run(label: string, command: Patch | (() => CommandResult), mergeKey?: string): boolean;
}

/** In millimetres: less is a matter of rounding. */
const HEIGHT_STEP = 0.01;

export function createTextWriting({ store, history, selection, sync, measured, run }: TextWritingParts): TextWriting {
  let steps = 0;
  /** What the last step in the open text merges with. */
  let lastKey = '';
  let open: { id: NodeId; before: RichText | null; close: () => void } | null = null;
  const textNode = (id: NodeId): NodeOf<'Text'> | null => {
    const node = store.document.nodes.get(id);
    return node?.type === 'Text' ? node : null;
  };

  function keepHeight(node: NodeOf<'Text'>): void {
    const height = node.props.autosize ? measured(node.id) : undefined;
    if (height === undefined || Math.abs(height - node.props.height) < HEIGHT_STEP) return;
    const value = Math.round(height * 100) / 100;
    run('steps.text', [{ part: 'workspace', path: `nodes/${node.id}/props/height`, value }], lastKey);
  }

  function removeWordless(node: NodeOf<'Text'>, wasWordless: boolean): void {
    const path = `nodes/${node.id}`;
    // Made just now and left empty: as if it had never been there.
    if (wasWordless)
      while (
        store.document.nodes.has(node.id) &&
        history.takeBack((operations) => operations.every((operation) => isWithin(operation.path, path)))
      );
    if (store.document.nodes.has(node.id))
      run('steps.text', () => removeElements(store.document, { ids: [node.id] }), lastKey);
  }

  return {
    textOpened(id) {
      open?.close();
      lastKey = `text:${id}:opened`;
      open = { id, before: textNode(id)?.props.text ?? null, close: sync.openText(id) };
    },
    changeText(id, text, step) {
      const { label, mergeKey = `${++steps}` } = step ?? { label: 'steps.text', mergeKey: 'typing' };
      lastKey = step ? `text:${id}:${mergeKey}` : typingKey(id);
      const path = `nodes/${id}/props`;
      // Who writes into an automatic text makes words of it, with the automatic one among them.
      const words = textNode(id)?.props.symbol
        ? [{ part: 'workspace', path: `${path}/symbol`, value: null } as const]
        : [];
      run(label, [{ part: 'workspace', path: `${path}/text`, value: text }, ...words], lastKey);
    },
    textClosed(id) {
      const { mode, ids } = selection.get();
      const node = textNode(id);
      // Not when the box is only put anew, as a development build does.
      if (node && !(mode === 'text' && ids[0] === id)) {
        if (!node.props.symbol && !hasWords(node.props.text))
          removeWordless(node, open?.before !== null && open?.before !== undefined && !hasWords(open.before));
        else if (open?.before !== node.props.text) keepHeight(node);
      }
      history.endMerging();
      open?.close();
      open = null;
    },
  };
}

function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}
