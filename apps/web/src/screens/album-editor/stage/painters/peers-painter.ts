import { type AlbumDocument, type NodeId, orientedBox } from '@figurina/album';
import { type Camera, type Peer, shownNames, spreadOf, toScreen } from '@figurina/editor';
import type { EditorSession } from '../../session/editor-session.ts';
import { framePath } from './overlay-shapes.ts';

interface Painted {
  readonly outline: SVGPathElement;
  readonly pointer: HTMLElement;
  readonly typing: HTMLElement;
}

const SVG = 'http://www.w3.org/2000/svg';
/** From its tip. */
const ARROW = 'M2 2l5.2 14.2 2.2-6.3 6.3-2.2z';
/** Pixels that the word of a typing person keeps above the text. */
const ABOVE = 22;

/**
 * Frames and pointers of the others, each in their colour and with their name, and who writes in which text. Elements
 * stay as long as somebody does; what is written at a move is a transform.
 */
export function createPeersPainter(outlines: SVGGElement, layer: HTMLElement, session: EditorSession) {
  const { presence, facts, measured, t } = session;
  const painted = new Map<string, Painted>();

  function paint(view: Camera, document: AlbumDocument): void {
    const peers = presence.peers();
    for (const [id, parts] of painted) {
      if (peers.has(id)) continue;
      for (const element of Object.values(parts) as Element[]) element.remove();
      painted.delete(id);
    }
    if (peers.size === 0) return;
    const names = shownNames(peers);
    for (const [id, peer] of peers) {
      const parts = painted.get(id) ?? add(id);
      const { color } = peer.user;
      const name = names.get(peer.user.user_id)!;
      parts.outline.style.stroke = color;
      write(parts.outline, 'd', outlineOf(peer, view, document));
      paintPointer(parts.pointer, peer, { name, view });
      paintTyping(parts.typing, peer, { name, view, document });
    }
  }

  function add(id: string): Painted {
    const outline = globalThis.document.createElementNS(SVG, 'path');
    outline.setAttribute('class', 'overlay-outline');
    const arrow = globalThis.document.createElementNS(SVG, 'svg');
    arrow.setAttribute('viewBox', '0 0 18 18');
    const shape = globalThis.document.createElementNS(SVG, 'path');
    shape.setAttribute('d', ARROW);
    arrow.append(shape);
    const pointer = anElement('overlay-peer');
    pointer.append(arrow, globalThis.document.createElement('span'));
    const typing = anElement('overlay-typing');
    outlines.append(outline);
    layer.append(pointer, typing);
    const parts = { outline, pointer, typing };
    painted.set(id, parts);
    return parts;
  }

  function outlineOf({ presence: shown }: Peer, view: Camera, document: AlbumDocument): string {
    const offset = shown?.spread_id ? facts.layout.get().boxOf(shown.spread_id as NodeId) : null;
    if (!shown || !offset) return '';
    return shown.selection
      .filter((id) => document.nodes.has(id as NodeId))
      .map((id) => orientedBox(document, id as NodeId, measured))
      .map((box) => (box ? framePath(box, offset, view) : ''))
      .join('');
  }

  function paintPointer(element: HTMLElement, { user, presence: shown }: Peer, is: { name: string; view: Camera }) {
    const pointer = shown?.pointer;
    element.hidden = !pointer;
    if (!pointer) return;
    const { origin } = facts.layout.get();
    const label = element.lastElementChild as HTMLElement;
    element.style.color = user.color;
    label.style.background = user.color;
    say(label, is.name);
    move(element, toScreen(is.view, { x: pointer.x + origin.x, y: pointer.y + origin.y }));
  }

  function paintTyping(
    element: HTMLElement,
    { user, presence: shown }: Peer,
    { name, view, document }: { name: string; view: Camera; document: AlbumDocument },
  ) {
    const id = shown?.typing_in as NodeId | null | undefined;
    const text = id && document.nodes.get(id)?.type === 'Text' ? orientedBox(document, id, measured) : undefined;
    const spread = text && spreadOf(document, id!);
    const offset = spread ? facts.layout.get().boxOf(spread) : null;
    element.hidden = !text || !offset;
    if (!text || !offset) return;
    element.style.background = user.color;
    say(element, t('presence.types', { name }));
    const corner = { x: offset.x + text.centre.x - text.width / 2, y: offset.y + text.centre.y - text.height / 2 };
    const { x, y } = toScreen(view, corner);
    move(element, { x, y: y - ABOVE });
  }

  return { paint };
}

function anElement(className: string): HTMLElement {
  const element = globalThis.document.createElement('div');
  element.className = className;
  element.hidden = true;
  return element;
}

/** Each writes only what is another than before. */
function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function say(element: HTMLElement, words: string): void {
  if (element.textContent !== words) element.textContent = words;
}

function move(element: HTMLElement, { x, y }: { x: number; y: number }): void {
  element.style.transform = `translate(${x}px,${y}px)`;
}
