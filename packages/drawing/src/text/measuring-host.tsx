import type { AlbumLanguage, NodeOf, SymbolKind, SymbolValue } from '@figurina/album';
import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { hasArrived } from '../fonts/load-fonts.ts';
import { fontsOf } from './fonts-of.ts';
import { inked, MARKS } from './inks-of-lines.ts';
import { lineBoxes, type LineBoxes } from './line-boxes.ts';
import { TextBox } from './TextBox.tsx';
import type { TextLook } from './text-style.ts';

/** A text node with all that its layout depends on. */
export interface TextToMeasure {
  readonly node: NodeOf<'Text'>;
  readonly look: TextLook;
  readonly language: AlbumLanguage;
  readonly symbols: ReadonlyMap<SymbolKind, SymbolValue>;
}

interface Remembered {
  readonly key: string;
  /** In marks for colours: see inks-of-lines.ts. */
  readonly lines: LineBoxes;
}
/** By the props, which are the same object until they change. */
const remembered = new WeakMap<object, Remembered>();
let host: { root: Root; element: HTMLElement } | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * Lays texts out off screen, in the very styles of the page, and reads their lines. Texts that were read before and have
 * not changed cost nothing.
 */
export async function measureTexts(texts: readonly TextToMeasure[]): Promise<LineBoxes[]> {
  const unknown = texts.filter((text) => !recall(text));
  if (unknown.length > 0) {
    // One layout at a time: the host is shared.
    last = last.then(() => layOut(unknown));
    await last;
  }
  return texts.map((text) => {
    const known = recall(text);
    return known ? inked(known.lines, text.look.palette) : NOTHING;
  });
}

const NOTHING: LineBoxes = { fragments: [], rules: [], height: 0, breaks: [], brokenWords: 0 };

/** What its layout depends on beside its props. Colours do not move words. */
function keyOf({ node, look, language, symbols }: TextToMeasure): string {
  const fonts = fontsOf(node, look, symbols).map(
    (font) => `${font.family}${font.bold ? ' bold' : ''}${hasArrived(font) ? '' : ' to come'}`,
  );
  return `${language} ${fonts.join()} ${symbols.size === 0 ? '' : JSON.stringify([...symbols])}`;
}

function recall(text: TextToMeasure): Remembered | undefined {
  const known = remembered.get(text.node.props);
  return known?.key === keyOf(text) ? known : undefined;
}

function layOut(texts: readonly TextToMeasure[]): Promise<void> {
  const { root, element } = (host ??= createHost());
  return new Promise((resolve, reject) => {
    const read = (): void => {
      try {
        const boxes = element.querySelectorAll<HTMLElement>('.fg-text');
        texts.forEach((text, index) => {
          const lines = lineBoxes(boxes[index]!);
          remembered.set(text.node.props, { key: keyOf(text), lines });
        });
        resolve();
      } catch (error) {
        reject(error);
      }
    };
    root.render(<Measured texts={texts} onLaidOut={read} key={++batches} />);
  });
}
let batches = 0;

function Measured({ texts, onLaidOut }: { texts: readonly TextToMeasure[]; onLaidOut: () => void }): ReactNode {
  // Read once, when the batch has been put into the page.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(onLaidOut, []);
  return texts.map((text, index) => <TextBox key={index} {...text} look={{ ...text.look, palette: MARKS }} />);
}

function createHost(): { root: Root; element: HTMLElement } {
  const element = document.createElement('div');
  element.className = 'fg-measuring';
  element.ariaHidden = 'true';
  document.body.append(element);
  return { root: createRoot(element), element };
}
