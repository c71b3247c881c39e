/** Runs inside the render page: where every line of every text starts, in mm from the top left of its sheet's trim. */
export interface ReadText {
  readonly id: string;
  readonly sheet: number;
  /** As shown: in capitals where it is set so. */
  readonly text: string;
  /** How many characters each line holds. */
  readonly breaks: number[];
  /** Start of each line; empty for turned texts. */
  readonly starts: { x: number; baseline: number }[];
}

export function readLines(): ReadText[] {
  const paper = 96 / 25.4;
  const context = document.createElement('canvas').getContext('2d')!;
  const sheets = [...document.querySelectorAll<HTMLElement>('.sheet')];
  return sheets.flatMap((sheet, sheetIndex) => {
    const trim = sheet.querySelector('.sheet-trim')!.getBoundingClientRect();
    return [...sheet.querySelectorAll<HTMLElement>('.fg-text')].map((box) => {
      const matrix = new DOMMatrix(getComputedStyle(box).transform);
      const turned = Math.abs(matrix.b) > 1e-6;
      if (turned) box.style.transform = 'matrix(.01,0,0,.01,0,0)';
      const breaks: number[] = [];
      const starts: { x: number; baseline: number }[] = [];
      for (const paragraph of box.querySelectorAll('p')) {
        let bottom = Number.NEGATIVE_INFINITY;
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const style = getComputedStyle(node.parentElement!);
          context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const metrics = context.measureText('x');
          const share =
            metrics.fontBoundingBoxAscent / (metrics.fontBoundingBoxAscent + metrics.fontBoundingBoxDescent);
          const range = document.createRange();
          const letters = (node as Text).data;
          for (let at = 0; at < letters.length; at++) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const rect = range.getBoundingClientRect();
            if (letters[at] !== ' ' && rect.top + rect.height / 2 > bottom) {
              breaks.push(0);
              starts.push({
                x: (rect.left - trim.left) / paper,
                baseline: (rect.top + rect.height * share - trim.top) / paper,
              });
            }
            if (letters[at] !== ' ') bottom = Math.max(bottom, rect.bottom);
            if (breaks.length > 0) breaks[breaks.length - 1]! += 1;
          }
        }
      }
      return {
        id: box.dataset['node'] ?? '',
        sheet: sheetIndex,
        text: box.innerText,
        breaks,
        starts: turned ? [] : starts,
      };
    });
  });
}
