/** Which of its wordings a text of a blueprint says in an album, and which of its drawings a picture shows. */
import { type Box, containsBox } from '../geometry/box.ts';
import type { Answers } from './question.ts';
import { EMPTY_TEXT, plainText, type RichText } from './rich-text.ts';
import type { Said } from './said.ts';
import { templateWords } from './template-mark.ts';
import { isSentence, namesAnswer, wordingText } from './wordings.ts';

export interface Choosing {
  readonly said: Said;
  readonly answers: Answers;
  /** The album's title, where the page shows it. */
  readonly beside?: string | undefined;
  /** Only titles, numbers and drawings: for a page that comes again. */
  readonly wordless?: boolean;
}

/** The props of a Text that differ by what was chosen. */
export interface ChosenWords {
  readonly text: RichText;
  readonly template: string | null;
  readonly wording: string[] | null;
}

/**
 * The first wording whose answers are all given and that does not stand in the album yet; a label may come again. Where none
 * is left: an empty text that waits for answers, or null where there is nothing to wait for.
 */
export function chooseWords(
  wordings: readonly string[],
  { said, answers, beside, wordless }: Choosing,
): ChosenWords | null {
  const waits = wordings.some(namesAnswer) && !wordless;
  for (const wording of wordings) {
    const text = wordingText(wording, answers, beside);
    if (text === null) continue;
    const words = templateWords(text);
    if (wordless && words !== null && !wording.includes('{section}')) continue;
    if (words !== null && comesOnce(wordings, text) && said.says(text)) continue;
    said.say(text);
    return { text, template: namesAnswer(wording) ? null : words, wording: waits ? [...wordings] : null };
  }
  return waits ? { text: EMPTY_TEXT, template: null, wording: [...wordings] } : null;
}

/** Of several wordings each, of a single one a sentence. */
export function comesOnce(wordings: readonly string[], text: RichText): boolean {
  return wordings.length > 1 || isSentence(plainText(text));
}

/** A node of a blueprint or a slot of a layout, before it is decided what it says. */
interface Open<Node> {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly wordings: readonly string[];
  readonly images: readonly string[];
  readonly children: readonly Node[];
}

/**
 * The elements of a page as they say and show what was chosen. Texts that say nothing are left out, and so are groups that
 * lost all their words; groups whose words wait for answers are hidden until then.
 */
export function chosenElements<Node extends Open<Node>>(elements: readonly Node[], choosing: Choosing): Node[] {
  return elements.flatMap((element, at): Node[] => {
    const { type, wordings, images, children } = element;
    // What asks for a photo is for the makers: it stands in every frame, and never on paper.
    if (elements.slice(at + 1).some((above) => asksForPhoto(element, above))) return [element];
    if (wordings.length > 0) {
      const words = chooseWords(wordings, choosing);
      // A plate without words prints nothing either.
      const isBare = words?.text === EMPTY_TEXT && (element.props['fill'] ?? null) !== null;
      return words ? [withProps(element, { ...words, ...(isBare && { hidden: true }) })] : [];
    }
    if (type !== 'Group') return [shown(element, images, choosing)];
    const kept = chosenElements(children, choosing);
    if (!children.some(hasWords) || kept.some(saysWords)) return [{ ...element, children: kept }];
    return kept.some(waitsForAnswers) ? [{ ...withProps(element, { hidden: true }), children: kept }] : [];
  });
}

function shown<Node extends Open<Node>>(element: Node, images: readonly string[], { said }: Choosing): Node {
  const image = said.leastShown(images) ?? element.props['image'];
  if (typeof image !== 'string') return element;
  said.show(image);
  return images.length > 0 ? withProps(element, { image }) : element;
}

/** Whether words lie under a frame that waits for a photo (see `preflight/hints.ts`). */
function asksForPhoto<Node extends Open<Node>>(words: Node, frame: Node): boolean {
  const isFrame = frame.type === 'Image' || ('kind' in frame && frame.kind === 'image');
  if (words.wordings.length === 0 || !isFrame) return false;
  const { image = null, template = false } = frame.props;
  return (image === null || template === true) && containsBox(boxOf(frame), boxOf(words));
}

/** A slot of a layout has its place beside its props. */
function boxOf<Node extends Open<Node>>(element: Node): Box {
  const place = new Map<string, unknown>(Object.entries('x' in element ? element : element.props));
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(place.get(name) ?? 0));
  const scale = Number(element.props['scale'] ?? 1);
  return { x: x!, y: y!, width: width! * scale, height: height! * scale };
}

/** Words that may be left out. A group with nothing but labels and numbers stays. */
function hasWords<Node extends Open<Node>>({ wordings, children }: Node): boolean {
  const isFixed = wordings.length === 1 && !namesAnswer(wordings[0]!) && !isSentence(wordings[0]!);
  return (wordings.length > 0 && !isFixed) || children.some(hasWords);
}

function saysWords<Node extends Open<Node>>(element: Node): boolean {
  const { wordings, props, children } = element;
  const says = wordings.length > 0 && hasWords(element) && plainText(props['text'] as RichText) !== '';
  return says || (!props['hidden'] && children.some(saysWords));
}

function waitsForAnswers<Node extends Open<Node>>({ props, children }: Node): boolean {
  return Array.isArray(props['wording']) || children.some(waitsForAnswers);
}

function withProps<Node extends Open<Node>>(element: Node, props: object): Node {
  return { ...element, props: { ...element.props, ...props } };
}
