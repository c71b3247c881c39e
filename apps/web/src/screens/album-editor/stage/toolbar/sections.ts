import { type AlbumDocument, isTemplates } from '@figurina/album';
import type { Selection } from '@figurina/editor';
import {
  AlignSection,
  CopyDeleteSection,
  GroupSection,
  LockSection,
  OrderSection,
  OrderStepSection,
  SpreadSection,
  StickerSection,
  TemplateSection,
  UploadSection,
} from './action-sections.tsx';
import { FillSection, TextGroundSection } from './fill/FillSection.tsx';
import { IMAGE_SECTIONS } from './image/image-sections.ts';
import { OpacitySection } from './shape/OpacitySection.tsx';
import { RadiusSection } from './shape/RadiusSection.tsx';
import { StrokeSection } from './shape/StrokeSection.tsx';
import { AUTO_TEXT_SECTION, EDIT_TEXT_SECTION, TEXT_BOX_SECTION, TEXT_SECTIONS } from './text/text-sections.ts';
import { SizeSection } from './size/SizeSection.tsx';
import { hasSection, type SectionKey } from './sections-of-types.ts';
import type { ToolbarSection, WorkspaceNode } from './toolbar-section.ts';
import { changeable } from './use-live-edit.ts';

/** Elements are selected, and no text of theirs is typed in. */
const ofElements = (mode: Selection['mode']): boolean => mode === 'element' || mode === 'inside';

/** For elements that can be changed and have such a group; those without it are left as they are. */
const having =
  (
    key: SectionKey,
    accepts: (node: WorkspaceNode, document: AlbumDocument) => boolean = () => true,
  ): ToolbarSection['shows'] =>
  (nodes, mode, document) =>
    ofElements(mode) && changeable(nodes).some((node) => hasSection(key)(node) && accepts(node, document));

const ofSpread =
  (key: SectionKey): ToolbarSection['shows'] =>
  (nodes, mode) =>
    mode === 'spread' && nodes.some(hasSection(key));

/** Of a picture nothing can be seen of a tint below it. */
const showsGround = (node: WorkspaceNode): boolean => node.type !== 'Image' || node.props.image === null;

/** Cells with a sticker, and a single one that has none yet. */
const showsOrTakesSticker =
  ({ length }: readonly WorkspaceNode[]) =>
  (node: WorkspaceNode): boolean =>
    node.type === 'StickerCell' && (length === 1 || node.props.stickerId !== null);

/** The groups of the floating toolbar in the order of the bar. A text that is typed in has those of texts alone. */
export const SECTIONS: readonly ToolbarSection[] = [
  { key: 'order', shows: having('order'), Section: OrderSection, rank: 2 },
  {
    key: 'group',
    shows: (nodes, mode) => ofElements(mode) && (nodes.length > 1 || nodes.some(hasSection('group'))),
    Section: GroupSection,
    rank: 2,
  },
  {
    key: 'template',
    shows: having('template', (node, document) => isTemplates(document, node)),
    Section: TemplateSection,
    rank: 6,
  },
  ...IMAGE_SECTIONS,
  ...TEXT_SECTIONS,
  {
    key: 'sticker',
    shows: (nodes, mode, document) => having('sticker', showsOrTakesSticker(nodes))(nodes, mode, document),
    Section: StickerSection,
    rank: 3,
    ofFilling: true,
  },
  {
    key: 'fill',
    shows: (nodes, mode, document) =>
      ofSpread('fill')(nodes, mode, document) || having('fill', showsGround)(nodes, mode, document),
    Section: FillSection,
    rank: 3,
  },
  { key: 'upload', shows: ofSpread('upload'), Section: UploadSection, rank: 2 },
  { key: 'spread', shows: ofSpread('spread'), Section: SpreadSection, onlyInMore: true },
  { key: 'stroke', shows: having('stroke'), Section: StrokeSection, rank: 1 },
  { key: 'radius', shows: having('radius'), Section: RadiusSection, rank: 1 },
  { key: 'opacity', shows: having('opacity'), Section: OpacitySection, rank: 1 },
  AUTO_TEXT_SECTION,
  EDIT_TEXT_SECTION,
  { key: 'size', shows: having('size'), Section: SizeSection, rank: 1 },
  { key: 'align', shows: having('align'), Section: AlignSection, rank: 1 },
  {
    key: 'lock',
    shows: (nodes, mode) => ofElements(mode) && nodes.some(hasSection('lock')),
    Section: LockSection,
    rank: 2,
  },
  {
    key: 'edit',
    shows: (nodes, mode) => ofElements(mode) && nodes.some(hasSection('edit')),
    Section: CopyDeleteSection,
    rank: 4,
  },
  { key: 'order-step', shows: having('order-step'), Section: OrderStepSection, onlyInMore: true },
  TEXT_BOX_SECTION,
  {
    key: 'text-ground',
    shows: having('text-ground'),
    Section: TextGroundSection,
    onlyInMore: true,
  },
];
