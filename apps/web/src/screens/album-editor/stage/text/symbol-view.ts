import type { NodeId, SymbolKind, SymbolValue } from '@figurina/album';
import type { NodeViewRenderer } from '@tiptap/core';
import type { EditorSession } from '../../session/editor-session.ts';

/** An automatic text while its box is open: an atom with its value of the moment, built as the drawing builds it. */
export function symbolView(session: EditorSession, nodeId: NodeId): NodeViewRenderer {
  return ({ node }) => {
    const { kind } = node.attrs as { kind: SymbolKind };
    const dom = document.createElement('span');
    dom.dataset['symbol'] = kind;
    dom.contentEditable = 'false';
    dom.title = session.t(`text.symbol.${kind}`);
    const write = (): void => dom.replaceChildren(...drawnValue(session.facts.album.get().symbol(nodeId, kind)));
    write();
    const end = session.facts.album.subscribe(write);
    return { dom, destroy: end, ignoreMutation: () => true };
  };
}

function drawnValue(value: SymbolValue): Node[] {
  if (typeof value === 'string') return value === '' ? [] : [document.createTextNode(value)];
  return value.map(({ label, page }) =>
    part(
      'row',
      part('label', document.createTextNode(label)),
      part('leader'),
      part('page', document.createTextNode(page)),
    ),
  );
}

function part(name: string, ...children: Node[]): HTMLElement {
  const element = document.createElement('span');
  element.className = `fg-contents-${name}`;
  element.append(...children);
  return element;
}
