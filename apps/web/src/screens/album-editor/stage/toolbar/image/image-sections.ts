import { hasSection, type SectionKey } from '../sections-of-types.ts';
import type { ToolbarSection, WorkspaceNode } from '../toolbar-section.ts';
import { CropEndSection, CropPlaceSection, CropTurnSection, CropZoomSection } from './CropSections.tsx';
import { EditImageSection, FillPaperSection, FlipSection } from './ImageSections.tsx';
import { LookSection } from './LookSection.tsx';

const isElements = (mode: string): boolean => mode === 'element' || mode === 'inside';
const allHave = (key: SectionKey, nodes: readonly WorkspaceNode[]): boolean =>
  nodes.length > 0 && nodes.every(hasSection(key));

/** What is done to pictures, and, while one is cropped, what is done to the crop. */
export const IMAGE_SECTIONS: readonly ToolbarSection[] = [
  { key: 'crop-zoom', shows: (_nodes, mode) => mode === 'image', Section: CropZoomSection, rank: 3, ofFilling: true },
  { key: 'crop-turn', shows: (_nodes, mode) => mode === 'image', Section: CropTurnSection, rank: 2, ofFilling: true },
  { key: 'crop-place', shows: (_nodes, mode) => mode === 'image', Section: CropPlaceSection, rank: 1, ofFilling: true },
  { key: 'crop-end', shows: (_nodes, mode) => mode === 'image', Section: CropEndSection, rank: 4, ofFilling: true },
  {
    key: 'image',
    shows: (nodes, mode) => isElements(mode) && nodes.length === 1 && allHave('image', nodes),
    Section: EditImageSection,
    rank: 4,
    ofFilling: true,
  },
  {
    key: 'image-look',
    shows: (nodes, mode) => isElements(mode) && allHave('image-look', nodes),
    Section: LookSection,
    rank: 3,
  },
  {
    key: 'image-fill',
    shows: (nodes, mode) => isElements(mode) && nodes.length === 1 && allHave('image-fill', nodes),
    Section: FillPaperSection,
    rank: 2,
  },
  {
    key: 'image-flip',
    shows: (nodes, mode) => isElements(mode) && allHave('image-flip', nodes),
    Section: FlipSection,
    rank: 1,
  },
];
