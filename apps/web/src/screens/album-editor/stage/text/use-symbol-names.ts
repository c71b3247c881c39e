import { SYMBOL_KINDS } from '@figurina/album';
import { useEffect } from 'react';
import { useT } from '../../../../app/use-t.ts';

/**
 * An automatic text that has nothing to say in its place shows its name on the canvas, so that it can be seen and taken
 * hold of. It is never in the words themselves: neither print nor thumbnails know of it.
 */
export function useSymbolNames(): void {
  const t = useT();
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      SYMBOL_KINDS.map(
        (kind) =>
          `.canvas:not([data-preview]) .fg-text [data-symbol="${kind}"]:empty::before{content:${quoted(t(`text.symbol.${kind}`))};opacity:.6}`,
      ).join('\n'),
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [t]);
}

function quoted(words: string): string {
  return `"${words.replaceAll(/["\\\n]/g, ' ')}"`;
}
