import type { ToolbarSection, WorkspaceNode } from '../toolbar-section.ts';
import { AutoTextSection } from './AutoTextSection.tsx';
import { FontSection } from './FontSection.tsx';
import { ParagraphSection } from './ParagraphSection.tsx';
import { StyleSection } from './StyleSection.tsx';
import { TextColorSection } from './TextColorSection.tsx';

const isText = (nodes: readonly WorkspaceNode[]): boolean =>
  nodes.length > 0 && nodes.every(({ type }) => type === 'Text');

/** The groups of texts, also while one is typed in. */
export const TEXT_SECTIONS: readonly ToolbarSection[] = [
  { key: 'text-font', shows: isText, Section: FontSection, rank: 9 },
  { key: 'text-style', shows: isText, Section: StyleSection, rank: 8 },
  { key: 'text-paragraph', shows: isText, Section: ParagraphSection, rank: 7 },
  { key: 'text-color', shows: isText, Section: TextColorSection, rank: 8 },
];

export const AUTO_TEXT_SECTION: ToolbarSection = {
  key: 'text-auto',
  shows: isText,
  Section: AutoTextSection,
  rank: 5,
};
