import { hasSection, type SectionKey } from '../sections-of-types.ts';
import type { ToolbarSection, WorkspaceNode } from '../toolbar-section.ts';
import { AutoTextSection } from './AutoTextSection.tsx';
import { EditTextSection } from '../action-sections.tsx';
import { FontSection } from './FontSection.tsx';
import { ParagraphSection } from './ParagraphSection.tsx';
import { speaksOfSticker, StickerLinkSection } from './StickerLinkSection.tsx';
import { StyleSection } from './StyleSection.tsx';
import { TextBoxSection } from './TextBoxSection.tsx';
import { TextColorSection } from './TextColorSection.tsx';

const ofTexts =
  (key: SectionKey) =>
  (nodes: readonly WorkspaceNode[]): boolean =>
    nodes.length > 0 && nodes.every(hasSection(key));

/** The groups of texts, also while one is typed in. */
export const TEXT_SECTIONS: readonly ToolbarSection[] = [
  { key: 'text-font', shows: ofTexts('text-font'), Section: FontSection, rank: 9 },
  { key: 'text-style', shows: ofTexts('text-style'), Section: StyleSection, rank: 8 },
  { key: 'text-paragraph', shows: ofTexts('text-paragraph'), Section: ParagraphSection, rank: 7 },
  { key: 'text-color', shows: ofTexts('text-color'), Section: TextColorSection, rank: 8 },
  { key: 'text-sticker', shows: speaksOfSticker, Section: StickerLinkSection, rank: 4 },
];

export const AUTO_TEXT_SECTION: ToolbarSection = {
  key: 'text-auto',
  shows: ofTexts('text-auto'),
  Section: AutoTextSection,
  rank: 5,
};

/** What a double click and Enter do: to open the one text for typing. */
export const EDIT_TEXT_SECTION: ToolbarSection = {
  key: 'text-edit',
  shows: (nodes, mode) => mode !== 'text' && nodes.length === 1 && ofTexts('text-edit')(nodes),
  Section: EditTextSection,
  rank: 1,
};

/** Seldom needed: behind “Mehr”. */
export const TEXT_BOX_SECTION: ToolbarSection = {
  key: 'text-box',
  shows: (nodes, mode) => mode !== 'text' && ofTexts('text-box')(nodes),
  Section: TextBoxSection,
  onlyInMore: true,
};
