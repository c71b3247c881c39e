import { type AlbumNode, isTemplates } from '@figurina/album';
import { selected } from '../../session/selection/selected.ts';
import { mayShowComments } from '../../session/comments/comments-shown.ts';
import type { EditorSession } from '../../session/editor-session.ts';

/** An entry of the context menu: an action by its id, a submenu of actions, or the list of what lies under the pointer. */
export type ContextItem =
  | { readonly action: string }
  | { readonly submenu: 'order' | 'align' | 'insert'; readonly actions: readonly string[] }
  | { readonly pile: true };

const ORDER = ['front', 'forward', 'backward', 'back', 'always_on_top'].map((id) => `arrange.${id}`);
const ALIGN = [
  'align_left',
  'align_center',
  'align_right',
  'align_top',
  'align_middle',
  'align_bottom',
  'distribute_horizontal',
  'distribute_vertical',
  'tidy',
].map((id) => `arrange.${id}`);
const INSERT = ['title', 'sub_title', 'text', 'circle', 'rectangle', 'line', 'sticker_cell', 'comment'].map(
  (id) => `insert.${id}`,
);

/** What the menu offers for what is selected, in groups; nothing selected means the spread. */
export function contextItems(session: EditorSession, pile: number): readonly (readonly ContextItem[])[] {
  const { nodes } = session.store.document;
  const chosen = selected(session).flatMap((id) => nodes.get(id) ?? []);
  const groups = chosen.length > 0 ? forElements(session, chosen, pile) : forSpread();
  return groups.filter((group) => group.length > 0);
}

const actions = (...ids: (string | false)[]): ContextItem[] =>
  ids.filter((id) => id !== false).map((action) => ({ action }));

const forSpread = (): ContextItem[][] => [
  actions('clipboard.paste', 'clipboard.paste_in_place'),
  [
    { submenu: 'insert', actions: INSERT.filter((id) => id !== 'insert.comment' || mayShowComments()) },
    ...actions('select.all'),
  ],
  actions('arrange.unlock_all', 'arrange.show_all'),
  actions('view.fit_spread', 'view.fit_all', 'view.copy_link', 'help.palette', 'help.shortcuts'),
];

function forElements(session: EditorSession, chosen: readonly AlbumNode[], pile: number): ContextItem[][] {
  const one = chosen.length === 1 ? chosen[0]!.type : null;
  const some = (type: AlbumNode['type']): boolean => chosen.some((node) => node.type === type);
  const isComment = chosen.every(({ type }) => type === 'Comment');
  const clipboard = actions('clipboard.cut', 'clipboard.copy', 'clipboard.paste');
  if (isComment) return [clipboard, [{ pile: true }], actions('element.duplicate', 'element.delete')];
  const isTemplate = chosen.some((node) => isTemplates(session.store.document, node));
  return [
    isTemplate ? actions('template.keep', 'template.leave_out') : [],
    [...clipboard, ...actions('clipboard.paste_replace', 'clipboard.copy_style', 'clipboard.paste_style')],
    actions(
      (one === 'Text' || one === 'Group') && 'element.edit',
      one === 'StickerCell' && 'sticker.edit',
      one === 'StickerCell' && 'insert.sticker_photo',
      (one === 'Image' || one === 'StickerCell') && 'crop.open',
      chosen.length === 2 && chosen.every(({ type }) => type === 'StickerCell') && 'sticker.swap',
      some('StickerCell') && 'sticker.unlink',
      chosen.length > 1 && 'element.group',
      some('Group') && 'element.ungroup',
      session.selection.get().mode === 'inside' && 'select.parent',
    ),
    [
      { submenu: 'order', actions: ORDER },
      { submenu: 'align', actions: ALIGN },
      ...(pile > 1 ? [{ pile: true } as const] : []),
    ],
    actions(
      one === 'Image' && 'arrange.fill_page',
      one === 'Image' && 'arrange.fill_spread',
      some('Image') && 'arrange.flip_horizontal',
      some('Image') && 'arrange.flip_vertical',
      'arrange.lock',
      'arrange.hide',
      'arrange.move_to_spread',
    ),
    actions('element.duplicate', 'element.delete'),
  ];
}
