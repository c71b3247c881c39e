import { createContext } from 'react';

/**
 * Where a section is drawn: in the `bar` its popovers float; in `more` and in the `sheet` of phones they unfold in their
 * place, so that one surface is open at a time.
 */
export type ToolbarSurfaceKind = 'bar' | 'more' | 'sheet';

export const ToolbarSurface = createContext<ToolbarSurfaceKind>('bar');
