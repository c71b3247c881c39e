/**
 * Underlines what an input method is still composing, a dead key too: in the units of a text box the browser's own line is
 * a hundredth of a pixel thick. Nothing of the words is touched, which would end the composition.
 */
export const COMPOSITION_MARK = {
  input: (_view: unknown, event: Event): false => {
    if (event instanceof InputEvent && event.isComposing) mark(event.data ?? '');
    return false;
  },
  compositionend: (): false => {
    CSS.highlights.delete(NAME);
    return false;
  },
};
/** As `::highlight` in text-editing.css knows it. */
const NAME = 'composition';

function mark(composed: string): void {
  CSS.highlights.delete(NAME);
  const { focusNode, focusOffset = 0 } = getSelection() ?? {};
  if (!(focusNode instanceof Text) || composed === '') return;
  const start = focusNode.data.lastIndexOf(composed, focusOffset);
  if (start === -1) return;
  const range = new StaticRange({
    startContainer: focusNode,
    startOffset: start,
    endContainer: focusNode,
    endOffset: start + composed.length,
  });
  CSS.highlights.set(NAME, new Highlight(range));
}
