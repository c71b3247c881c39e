import type { Shortcut } from '@figurina/editor';
import type { Translate } from '@figurina/locales';
import { Dialog } from '@figurina/ui';
import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useMemo, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { actionGroup, actionLabel, groupLabel } from '../../actions/action-label.ts';
import type { EditorAction } from '../../actions/editor-action.ts';
import { EDITOR_ACTIONS } from '../../actions/editor-actions.ts';
import { onThisKeyboard, shortcutLabel } from '../../actions/shortcut-label.ts';
import { useEditor } from '../../session/editor-context.ts';
import { beginningsScore, matchScore } from './fuzzy.ts';
import { Keys } from './Keys.tsx';
import { mouseWays } from './mouse-ways.ts';
import { useSynonyms } from './use-synonyms.ts';
import './windows.css';

/** What one looks for first. Further groups follow in the order of the registry. */
const FIRST_GROUPS = ['edit', 'clipboard', 'element', 'arrange', 'select', 'view', 'tool', 'help'];

const rank = (action: EditorAction): number => {
  const at = FIRST_GROUPS.indexOf(actionGroup(action));
  return at === -1 ? FIRST_GROUPS.length : at;
};

/** All keys, in groups, as this keyboard names them; what is typed into the field is looked for. */
export default function ShortcutPanel() {
  const session = useEditor();
  const t = useT();
  const synonyms = useSynonyms();
  const [question, setQuestion] = useState('');
  const groups = useMemo(() => {
    const listed = EDITOR_ACTIONS.filter(({ shortcuts }) => shortcuts.length > 0).map((action) => ({
      action,
      label: actionLabel(t, action),
      heading: groupLabel(t, actionGroup(action)),
    }));
    const found = listed.filter(
      ({ action, label, heading }) =>
        matchScore(question, `${label} ${heading}`) > 0 ||
        beginningsScore(question, `${label} ${synonyms(action)}`) > 0,
    );
    return [...Map.groupBy(found, ({ heading }) => heading)].toSorted(
      ([, [a]], [, [b]]) => rank(a!.action) - rank(b!.action),
    );
  }, [question, t, synonyms]);
  const mouse = mouseWays(t).filter(({ label }) => matchScore(question, `${label} ${t('mouse.title')}`) > 0);
  const close = (): void => {
    session.windows.close();
    session.focusCanvas();
  };
  return (
    <Dialog opened title={t('actions.help.shortcuts')} closeLabel={t('common.close')} onClose={close} width={860}>
      <TextInput
        data-autofocus
        className="shortcuts-field"
        aria-label={t('shortcuts.search')}
        placeholder={t('shortcuts.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <div className="shortcuts" tabIndex={0} role="region" aria-label={t('actions.help.shortcuts')}>
        <div className="shortcuts-columns">
          {groups.map(([heading, entries]) => (
            <section key={heading} className="shortcuts-group">
              <h3>{heading}</h3>
              <dl>
                {entries.map(({ action, label }) => (
                  <div key={action.id}>
                    <dt>{label}</dt>
                    <dd>
                      {differing(action.shortcuts, t).map((shortcut) => (
                        <Keys key={shortcutLabel(shortcut, t)} shortcut={shortcut} />
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {mouse.length > 0 ? (
            <section className="shortcuts-group">
              <h3>{t('mouse.title')}</h3>
              <dl>
                {mouse.map(({ id, label, keys }) => (
                  <div key={id}>
                    <dt>{label}</dt>
                    <dd>
                      <span className="keys">
                        {keys.map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ) : null}
        </div>
        {groups.length === 0 && mouse.length === 0 ? (
          <p className="palette-nothing">{t('palette.nothing', { question })}</p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Those that look different on the keyboard: + and Shift + are one key to the eye. */
function differing(shortcuts: readonly Shortcut[], t: Translate): readonly Shortcut[] {
  return [...new Map(onThisKeyboard(shortcuts).map((shortcut) => [shortcutLabel(shortcut, t), shortcut])).values()];
}
