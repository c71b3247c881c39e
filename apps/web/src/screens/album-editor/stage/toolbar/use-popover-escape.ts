import { useEffect } from 'react';
import type { FloatingSurface } from '../../session/selection/floating-surface.ts';

/**
 * Esc on a button of an open popover closes it at once. Else the tooltip, which a button shows as soon as it has the
 * focus, would take the first one for itself.
 */
export function usePopoverEscape(opened: boolean, floating: FloatingSurface): void {
  useEffect(() => {
    if (!opened) return;
    function press(event: KeyboardEvent): void {
      const isButton = event.target instanceof Element && event.target.closest('.toolbar-popover button') !== null;
      if (event.key !== 'Escape' || !isButton) return;
      event.stopPropagation();
      event.preventDefault();
      floating.show(null);
    }
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [opened, floating]);
}
