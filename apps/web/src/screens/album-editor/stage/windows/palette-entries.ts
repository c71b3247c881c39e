import { cellOfSticker, findInAlbum, type NodeId, type Sticker } from '@figurina/album';
import type { Shortcut } from '@figurina/editor';
import { ACTION_ICONS, type ActionIcon } from '../../actions/action-icons.ts';
import { actionGroup, actionLabel, groupLabel } from '../../actions/action-label.ts';
import type { EditorAction } from '../../actions/editor-action.ts';
import { EDITOR_ACTIONS } from '../../actions/editor-actions.ts';
import { whyNot } from '../../actions/why-not.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { pagesText } from '../../session/album/pages-text.ts';
import { beginningsScore, matchScore } from './fuzzy.ts';
import { NO_SYNONYMS, type SynonymsOf } from './use-synonyms.ts';

export const ENTRY_GROUPS = ['actions', 'people', 'chapters', 'pages', 'texts'] as const;
export type EntryGroup = (typeof ENTRY_GROUPS)[number];

/** Something that can be found and done. */
export interface PaletteEntry {
  readonly key: string;
  readonly group: EntryGroup;
  readonly label: string;
  /** What it belongs to: the chapter of a person, the group of a command, or why it cannot be done now. */
  readonly hint: string;
  /** Further words by which it is found. */
  readonly words?: string;
  /** What others call it: found by the beginnings of these words. */
  readonly synonyms?: string;
  readonly icon?: ActionIcon | undefined;
  readonly shortcut?: Shortcut | undefined;
  readonly isDisabled?: boolean;
  run(): void;
}

const MOST_SHOWN = 60;

/** Single steps of the arrow keys and the like: keys alone, nothing that one would look for by name. */
function isKeyAlone({ id }: EditorAction): boolean {
  return /^(element\.nudge_|crop\.pan_|select\.leave$|help\.palette$|clipboard\.paste_plain$)/.test(id);
}

export function paletteEntries(
  session: EditorSession,
  finds: 'all' | 'places',
  synonyms: SynonymsOf = NO_SYNONYMS,
): PaletteEntry[] {
  const places = [...people(session), ...chapters(session), ...pages(session)];
  return finds === 'places' ? places : [...commands(session, synonyms), ...places];
}

/** The best answers, group by group, the group of the best one first. Without a question: what can be done now. */
export function findEntries(entries: readonly PaletteEntry[], question: string): PaletteEntry[] {
  const asked = question.trim();
  if (asked === '') return entries.filter(({ isDisabled }) => !isDisabled).slice(0, MOST_SHOWN);
  const found = entries
    .map((entry) => ({
      entry,
      score: scoreOf(entry, asked),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => Number(a.entry.isDisabled ?? false) - Number(b.entry.isDisabled ?? false) || b.score - a.score)
    .slice(0, MOST_SHOWN);
  const groups = [...new Set(found.map(({ entry }) => entry.group))];
  return groups.flatMap((group) => found.filter(({ entry }) => entry.group === group).map(({ entry }) => entry));
}

function scoreOf({ label, words = '', synonyms = '' }: PaletteEntry, asked: string): number {
  const known = Math.max(matchScore(asked, label), 0.6 * matchScore(asked, `${label} ${words}`));
  return known > 0 || synonyms === '' ? known : 0.3 * beginningsScore(asked, `${label} ${synonyms}`);
}

function commands(session: EditorSession, synonyms: SynonymsOf): PaletteEntry[] {
  const { t } = session;
  const listed = EDITOR_ACTIONS.filter((action) => !isKeyAlone(action) && (!action.during || action.enabled(session)));
  return listed.map((action) => {
    const reason = whyNot(action, session);
    const group = groupLabel(t, actionGroup(action));
    return {
      key: action.id,
      group: 'actions',
      label: actionLabel(t, action),
      hint: reason === null ? group : t(reason as never),
      words: group,
      synonyms: synonyms(action),
      icon: ACTION_ICONS[action.icon],
      shortcut: action.shortcuts[0],
      isDisabled: !action.enabled(session),
      run: () => action.run(session),
    };
  });
}

/** The words where they stand on pages: the way to the search in texts, which shows each place. */
export function textEntries(session: EditorSession, question: string): PaletteEntry[] {
  const asked = question.trim();
  if (asked.length < LEAST_LETTERS) return [];
  const count = findInAlbum(session.store.document, asked).length;
  if (count === 0) return [];
  return [
    {
      key: 'texts',
      group: 'texts',
      label: session.t('palette.in_texts', { question: asked }),
      hint: session.t('palette.found', { count }),
      icon: ACTION_ICONS.IconSearch,
      run: () => session.textSearch.open(asked),
    },
  ];
}
const LEAST_LETTERS = 2;

function people(session: EditorSession): PaletteEntry[] {
  const { document } = session.store;
  const numbers = session.facts.album.get().stickerNumbers;
  const chapterOf = ({ sectionId }: Sticker): string => {
    const section = document.nodes.get(sectionId as NodeId);
    return section?.type === 'Section' ? section.props.name : '';
  };
  return Array.from(document.stickers.values(), (sticker): PaletteEntry => {
    const cell = cellOfSticker(document, sticker.id as never);
    const own = numbers(sticker.id).join(' + ');
    const facts = [own, sticker.position, chapterOf(sticker), cell ? '' : session.t('palette.unplaced')];
    return {
      key: `sticker:${sticker.id}`,
      group: 'people',
      label: sticker.name,
      hint: facts.filter((fact) => fact !== '').join(' · '),
      words: facts.join(' '),
      isDisabled: !cell,
      run: () => cell && session.reveal(cell.id),
    };
  });
}

function chapters(session: EditorSession): PaletteEntry[] {
  const { t } = session;
  const named = session.facts.chapters.get().filter(({ isStatic, spreadIds }) => !isStatic && spreadIds.length > 0);
  return named.map(({ id, name, spreadIds }) => ({
    key: `chapter:${id}`,
    group: 'chapters',
    label: name || t('stickers.unnamed_chapter'),
    hint: t('palette.page', { pages: pagesText(session, spreadIds[0]!) }),
    words: t('editor.kind.Section'),
    run: () => goTo(session, spreadIds[0]!),
  }));
}

function pages(session: EditorSession): PaletteEntry[] {
  const { t } = session;
  return session.facts.chapters.get().flatMap(({ name, spreadIds }) =>
    spreadIds.map((spreadId): PaletteEntry => {
      const numbers = pagesText(session, spreadId);
      return {
        key: `page:${spreadId}`,
        group: 'pages',
        label: t('palette.page', { pages: numbers }),
        hint: name,
        words: `${numbers.replace('-', ' ')} ${t('palette.go_to')}`,
        run: () => goTo(session, spreadId),
      };
    }),
  );
}

function goTo(session: EditorSession, spreadId: NodeId): void {
  session.goToSpread(session.facts.layout.get().indexOf(spreadId));
}
