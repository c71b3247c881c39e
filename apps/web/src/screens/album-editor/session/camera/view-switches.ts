import type { Shortcut } from '@figurina/editor';
import type { ViewState } from './view-state.ts';

/** Something that is shown or not. Menu, keys and palette read the same list. */
export interface ViewSwitch {
  /** That of its action; its text is `actions.<id>`. */
  readonly id:
    | 'view.grid'
    | 'view.guides'
    | 'view.bleed'
    | 'view.preview'
    | 'view.final'
    | 'view.layers'
    | 'view.comments'
    | 'view.comment_list'
    | 'view.outline'
    | 'view.strip'
    | 'view.panel';
  readonly icon: string;
  readonly shortcut: Shortcut;
  /** Of what phones never show. */
  readonly deskOnly?: boolean;
  isOn(view: ViewState): boolean;
  toggled(view: ViewState): Partial<ViewState>;
}

export const VIEW_SWITCHES: readonly ViewSwitch[] = [
  {
    id: 'view.grid',
    icon: 'IconGrid4x4',
    shortcut: { key: 'g', shift: true },
    isOn: ({ showGrid }) => showGrid,
    toggled: ({ showGrid }) => ({ showGrid: !showGrid }),
  },
  {
    id: 'view.guides',
    icon: 'IconRulerMeasure',
    shortcut: { key: 'm', shift: true },
    isOn: ({ snapping }) => snapping,
    toggled: ({ snapping }) => ({ snapping: !snapping }),
  },
  {
    id: 'view.bleed',
    icon: 'IconCrop',
    shortcut: { key: 'b', shift: true },
    isOn: ({ showBleed }) => showBleed,
    toggled: ({ showBleed }) => ({ showBleed: !showBleed, finalFormat: false }),
  },
  {
    id: 'view.preview',
    icon: 'IconEye',
    shortcut: { key: 'p', shift: true },
    isOn: ({ printPreview }) => printPreview,
    toggled: ({ printPreview }) => ({ printPreview: !printPreview }),
  },
  {
    id: 'view.final',
    icon: 'IconScissors',
    shortcut: { key: 'f', shift: true },
    isOn: ({ finalFormat }) => finalFormat,
    toggled: ({ finalFormat }) => ({ finalFormat: !finalFormat, showBleed: false }),
  },
  {
    id: 'view.layers',
    icon: 'IconStack2',
    shortcut: { key: 'l', shift: true },
    isOn: ({ side }) => side === 'layers',
    toggled: ({ side }) => ({ side: side === 'layers' ? null : 'layers' }),
  },
  {
    id: 'view.outline',
    icon: 'IconListTree',
    shortcut: { key: 'o', shift: true },
    isOn: ({ side }) => side === 'outline',
    toggled: ({ side }) => ({ side: side === 'outline' ? null : 'outline' }),
  },
  {
    id: 'view.comments',
    icon: 'IconMessageCircle',
    shortcut: { key: 'c', shift: true },
    deskOnly: true,
    isOn: ({ showComments }) => showComments,
    toggled: ({ showComments }) => ({ showComments: !showComments }),
  },
  {
    id: 'view.comment_list',
    icon: 'IconMessages',
    shortcut: { code: 'KeyC', alt: true },
    deskOnly: true,
    isOn: ({ side }) => side === 'comments',
    toggled: ({ side }) => ({ side: side === 'comments' ? null : 'comments', showComments: true }),
  },
  {
    id: 'view.strip',
    icon: 'IconLayoutBottombar',
    shortcut: { key: 's', shift: true },
    deskOnly: true,
    isOn: ({ showStrip }) => showStrip,
    toggled: ({ showStrip }) => ({ showStrip: !showStrip }),
  },
  {
    id: 'view.panel',
    icon: 'IconLayoutSidebar',
    shortcut: { key: 'e', shift: true },
    deskOnly: true,
    isOn: ({ panelClosed }) => !panelClosed,
    toggled: ({ panelClosed }) => ({ panelClosed: !panelClosed }),
  },
];
