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
  UploadSection,
} from './action-sections.tsx';
import { FillSection, TextGroundSection } from './fill/FillSection.tsx';
import { IMAGE_SECTIONS } from './image/image-sections.ts';
import { OpacitySection } from './shape/OpacitySection.tsx';
import { RadiusSection } from './shape/RadiusSection.tsx';
import { StrokeSection } from './shape/StrokeSection.tsx';
import { AUTO_TEXT_SECTION, EDIT_TEXT_SECTION, TEXT_BOX_SECTION, TEXT_SECTIONS } from './text/text-sections.ts';
import { SizeSection } from './size/SizeSection.tsx';
import type { ToolbarSection, WorkspaceNode } from './toolbar-section.ts';
import { changeable } from './use-live-edit.ts';

/** Elements are selected, and no text of theirs is typed in. */
const ofElements = (mode: Selection['mode']): boolean => mode === 'element' || mode === 'inside';

/** For elements that can be changed and have a prop; those without it are left as they are. */
const having =
  (prop: string, accepts: (node: WorkspaceNode) => boolean = () => true): ToolbarSection['shows'] =>
  (nodes, mode) =>
    ofElements(mode) && changeable(nodes).some((node) => Object.hasOwn(node.props, prop) && accepts(node));

/** Comments have their own bubble. */
const isPrinted = ({ type }: WorkspaceNode): boolean => type !== 'Comment';
const unlocked: ToolbarSection['shows'] = (nodes, mode) => ofElements(mode) && changeable(nodes).some(isPrinted);
const isShape = ({ type }: WorkspaceNode): boolean => type === 'Rectangle' || type === 'Circle';
const isEmptyFrame = (node: WorkspaceNode): boolean => node.type === 'Image' && node.props.image === null;
/** Its ground is what is printed until the sticker is in. */
const isCell = ({ type }: WorkspaceNode): boolean => type === 'StickerCell';

/** Cells with a sticker, and a single one that has none yet. */
const showsOrTakesSticker =
  ({ length }: readonly WorkspaceNode[]) =>
  (node: WorkspaceNode): boolean =>
    node.type === 'StickerCell' && (length === 1 || node.props.stickerId !== null);

/** The groups of the floating toolbar in the order of the bar. A text that is typed in has those of texts alone. */
export const SECTIONS: readonly ToolbarSection[] = [
  { key: 'order', shows: unlocked, Section: OrderSection, rank: 2 },
  {
    key: 'group',
    shows: (nodes, mode) => ofElements(mode) && (nodes.length > 1 || nodes.some(({ type }) => type === 'Group')),
    Section: GroupSection,
    rank: 2,
  },
  ...IMAGE_SECTIONS,
  ...TEXT_SECTIONS,
  {
    key: 'sticker',
    shows: (nodes, mode) => ofElements(mode) && changeable(nodes).some(showsOrTakesSticker(nodes)),
    Section: StickerSection,
    rank: 3,
  },
  {
    key: 'fill',
    shows: (nodes, mode) =>
      mode === 'spread' || having('fill', (node) => isShape(node) || isEmptyFrame(node) || isCell(node))(nodes, mode),
    Section: FillSection,
    rank: 3,
  },
  { key: 'upload', shows: (_nodes, mode) => mode === 'spread', Section: UploadSection, rank: 2 },
  { key: 'spread', shows: (_nodes, mode) => mode === 'spread', Section: SpreadSection, onlyInMore: true },
  { key: 'stroke', shows: having('stroke'), Section: StrokeSection, rank: 1 },
  { key: 'radius', shows: having('borderRadius'), Section: RadiusSection, rank: 1 },
  { key: 'opacity', shows: having('opacity'), Section: OpacitySection, rank: 1 },
  AUTO_TEXT_SECTION,
  EDIT_TEXT_SECTION,
  { key: 'size', shows: unlocked, Section: SizeSection, rank: 1 },
  { key: 'align', shows: unlocked, Section: AlignSection, rank: 1 },
  {
    key: 'lock',
    shows: (nodes, mode) => ofElements(mode) && nodes.some(({ props }) => 'locked' in props),
    Section: LockSection,
    rank: 2,
  },
  {
    key: 'edit',
    shows: (nodes, mode) => ofElements(mode) && nodes.some(isPrinted),
    Section: CopyDeleteSection,
    rank: 4,
  },
  { key: 'order-step', shows: unlocked, Section: OrderStepSection, onlyInMore: true },
  TEXT_BOX_SECTION,
  {
    key: 'text-ground',
    shows: having('fill', ({ type }) => type === 'Text'),
    Section: TextGroundSection,
    onlyInMore: true,
  },
];
