import { CopyDeleteSection, GroupSection } from './EditSections.tsx';
import type { ToolbarSection } from './toolbar-section.ts';

const isElements = (mode: string): boolean => mode === 'element' || mode === 'inside';

/** The groups of the floating toolbar in the order of the bar. A text that is typed in has those of texts alone. */
export const SECTIONS: readonly ToolbarSection[] = [
  {
    key: 'group',
    shows: (nodes, mode) => isElements(mode) && (nodes.length > 1 || nodes.some(({ type }) => type === 'Group')),
    Section: GroupSection,
    rank: 2,
  },
  { key: 'edit', shows: (_nodes, mode) => isElements(mode), Section: CopyDeleteSection, rank: 3 },
];
