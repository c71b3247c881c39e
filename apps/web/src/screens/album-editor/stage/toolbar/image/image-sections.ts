import type { ToolbarSection, WorkspaceNode } from '../toolbar-section.ts';
import { CropEndSection, CropPlaceSection, CropTurnSection, CropZoomSection } from './CropSections.tsx';
import { EditImageSection, FlipSection } from './ImageSections.tsx';
import { LookSection } from './LookSection.tsx';

const isElements = (mode: string): boolean => mode === 'element' || mode === 'inside';
const areImages = (nodes: readonly WorkspaceNode[]): boolean =>
  nodes.length > 0 && nodes.every(({ type }) => type === 'Image');
const showsPicture = ({ type }: WorkspaceNode): boolean =>
  type === 'Image' || type === 'StickerCell' || type === 'Sticker';

/** What is done to pictures, and, while one is cropped, what is done to the crop. */
export const IMAGE_SECTIONS: readonly ToolbarSection[] = [
  { key: 'crop-zoom', shows: (_nodes, mode) => mode === 'image', Section: CropZoomSection, rank: 3 },
  { key: 'crop-turn', shows: (_nodes, mode) => mode === 'image', Section: CropTurnSection, rank: 2 },
  { key: 'crop-place', shows: (_nodes, mode) => mode === 'image', Section: CropPlaceSection, rank: 1 },
  { key: 'crop-end', shows: (_nodes, mode) => mode === 'image', Section: CropEndSection, rank: 4 },
  {
    key: 'image',
    shows: (nodes, mode) => isElements(mode) && nodes.length === 1 && nodes.every(showsPicture),
    Section: EditImageSection,
    rank: 4,
  },
  { key: 'image-look', shows: (nodes, mode) => isElements(mode) && areImages(nodes), Section: LookSection, rank: 3 },
  { key: 'image-flip', shows: (nodes, mode) => isElements(mode) && areImages(nodes), Section: FlipSection, rank: 1 },
];
