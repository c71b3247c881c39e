import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const CONTROLS = 'button:not(:disabled), input:not(:disabled), [tabindex]:not([data-mantine-stop])';

/**
 * Makes the bar one tab stop: arrows, Home and End walk through its controls, Esc goes back to the canvas. Spread the
 * result on the bar. What its popovers hear is theirs, though React hands it up here.
 */
export function useToolbarKeys(
  bar: RefObject<HTMLElement | null>,
  leave: () => void,
): {
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
} {
  const controls = (): HTMLElement[] =>
    [...(bar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
      (control) => control.checkVisibility?.({ visibilityProperty: false }) ?? true,
    );
  useEffect(() => {
    const all = controls();
    const here = all.find((control) => control === document.activeElement) ?? all[0];
    for (const control of all) control.tabIndex = control === here ? 0 : -1;
  });

  const isPlain = (event: KeyboardEvent): boolean =>
    !event.defaultPrevented && !event.altKey && !event.ctrlKey && !event.metaKey;
  return {
    // Before the tooltip of the button takes it for itself.
    onKeyDownCapture(event) {
      if (event.key !== 'Escape' || !bar.current?.contains(event.target as Node)) return;
      leave();
      event.preventDefault();
    },
    onKeyDown(event) {
      const all = controls();
      const at = all.indexOf(event.target as HTMLElement);
      const step = stepOf(event.key, event.target);
      if (!isPlain(event) || at < 0 || step === null) return;
      event.preventDefault();
      const to = step === 'first' ? 0 : step === 'last' ? all.length - 1 : (at + step + all.length) % all.length;
      for (const control of all) control.tabIndex = control === all[to] ? 0 : -1;
      all[to]?.focus();
    },
  };
}

/** In a field the arrows belong to its words, up to the end of them. */
function stepOf(key: string, target: EventTarget): 1 | -1 | 'first' | 'last' | null {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
  if (!(target instanceof HTMLInputElement) || target.selectionStart === null)
    return step ?? (key === 'Home' ? 'first' : key === 'End' ? 'last' : null);
  const caret = target.selectionStart === target.selectionEnd ? target.selectionStart : null;
  if (step === 1 && caret === target.value.length) return 1;
  return step === -1 && caret === 0 ? -1 : null;
}
