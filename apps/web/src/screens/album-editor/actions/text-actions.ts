import { formatsIn, formatTexts, type FormatChange, type NodeOf, sharedFormat } from '@figurina/album';
import { fitTexts } from '../session/text/fit-texts.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorAction } from './editor-action.ts';
import { movable } from '../session/selection/selected.ts';

function texts(session: EditorSession): NodeOf<'Text'>[] {
  return movable(session)
    .map((id) => session.store.document.nodes.get(id))
    .filter((node): node is NodeOf<'Text'> => node?.type === 'Text');
}

/** Where something else is selected, and is free. */
function noText(session: EditorSession): string | null {
  return session.editable() && movable(session).length > 0 ? 'why.text' : null;
}

/** On for all when it was not on for all, else off. */
function toggle(session: EditorSession, key: 'bold' | 'italic' | 'underline' | 'uppercase'): void {
  const { document } = session.store;
  const nodes = texts(session);
  const on = sharedFormat(nodes.flatMap(({ props }) => [...formatsIn(props, document.fonts)]))[key] === true;
  const change: FormatChange = { [key]: !on };
  session.run('steps.format', (current) => formatTexts(current, { ids: nodes.map(({ id }) => id), change }));
}

function formatting(
  key: 'bold' | 'italic' | 'underline' | 'uppercase',
  icon: string,
  shortcutKey?: string,
): EditorAction {
  return {
    id: `text.${key}`,
    icon,
    where: 'canvas',
    shortcuts: shortcutKey ? [{ key: shortcutKey, mod: true }] : [],
    enabled: (session) => session.editable() && texts(session).length > 0,
    why: noText,
    run: (session) => toggle(session, key),
  };
}

/** What can be done to the words of texts. */
export const TEXT_ACTIONS: readonly EditorAction[] = [
  formatting('bold', 'IconBold', 'b'),
  formatting('italic', 'IconItalic', 'i'),
  formatting('underline', 'IconUnderline'),
  formatting('uppercase', 'IconLetterCaseUpper'),
  {
    id: 'text.fit',
    icon: 'IconTextWrap',
    where: 'canvas',
    shortcuts: [],
    enabled: (session) => session.editable() && texts(session).some(({ props }) => !props.autosize),
    why: (session) => (texts(session).length > 0 ? 'text.why.grows' : noText(session)),
    run: (session) => void fitTexts(session, movable(session)),
  },
  {
    id: 'text.find_replace',
    icon: 'IconReplace',
    where: 'anywhere',
    shortcuts: [{ key: 'h', mod: true }],
    enabled: () => true,
    run: (session) => session.textSearch.open(session.openText.get()?.selectedWords() ?? ''),
  },
];
