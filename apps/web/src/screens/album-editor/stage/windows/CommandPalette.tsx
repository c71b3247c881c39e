import { VisuallyHidden } from '@mantine/core';
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { Keys } from './Keys.tsx';
import { ENTRY_GROUPS, findEntries, type PaletteEntry, paletteEntries, textEntries } from './palette-entries.ts';
import { useSynonyms } from './use-synonyms.ts';
import './windows.css';

const GROUP_ICONS = { actions: IconBook2, people: IconUser, chapters: IconBook2, pages: IconFile, texts: IconFile };

/** Everything by its name: commands with their keys, people, chapters, pages. Arrows choose, Enter does it. */
export default function CommandPalette({ finds }: { finds: 'all' | 'places' }) {
  const session = useEditor();
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [question, setQuestion] = useState('');
  const [at, setAt] = useState(0);
  const synonyms = useSynonyms();
  const all = useMemo(() => paletteEntries(session, finds, synonyms), [session, finds, synonyms]);
  const entries = useMemo(
    () => [...findEntries(all, question), ...textEntries(session, question)],
    [all, question, session],
  );
  const chosen = entries[Math.min(at, entries.length - 1)];
  const groups = ENTRY_GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) }))
    .filter((group) => group.entries.length > 0)
    .toSorted((a, b) => entries.indexOf(a.entries[0]!) - entries.indexOf(b.entries[0]!));
  const optionId = (entry: PaletteEntry): string => `${id}-${entry.key}`;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (chosen) document.getElementById(`${id}-${chosen.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  function close(): void {
    dialog.current?.close();
    session.windows.close();
    session.focusCanvas();
  }
  function run(entry: PaletteEntry | undefined): void {
    if (!entry || entry.isDisabled) return;
    close();
    entry.run();
  }
  function onKeyDown(event: KeyboardEvent): void {
    const last = entries.length - 1;
    const to = { ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, PageDown: last, PageUp: 0 }[
      event.key
    ];
    if (to !== undefined) {
      event.preventDefault();
      setAt(Math.max(0, to));
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(chosen);
    }
  }

  const label = t(finds === 'all' ? 'actions.help.palette' : 'actions.help.find');
  return (
    <dialog
      ref={dialog}
      className="fig-dialog palette"
      aria-label={label}
      onClick={(event) => event.target === dialog.current && close()}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="palette-field">
        <IconSearch size={20} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && optionId(chosen)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t(finds === 'all' ? 'palette.placeholder' : 'palette.placeholder_places')}
          value={question}
          onChange={(event) => {
            setQuestion(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="palette-list" id={`${id}-list`} role="listbox" aria-label={label}>
        {groups.map(({ group, entries: members }) => (
          <div key={group} role="group" aria-label={t(`palette.group.${group}`)}>
            <div className="palette-heading" aria-hidden="true">
              {t(`palette.group.${group}`)}
            </div>
            {members.map((entry) => {
              const Icon = entry.icon ?? GROUP_ICONS[group];
              return (
                <div
                  key={entry.key}
                  id={optionId(entry)}
                  role="option"
                  className="palette-entry"
                  aria-selected={entry === chosen}
                  aria-disabled={entry.isDisabled || undefined}
                  onPointerMove={() => setAt(entries.indexOf(entry))}
                  onClick={() => run(entry)}
                >
                  <Icon size={18} aria-hidden />
                  <span className="palette-name">{entry.label}</span>
                  <span className="palette-hint">{entry.hint}</span>
                  {entry.shortcut ? <Keys shortcut={entry.shortcut} /> : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {entries.length === 0 ? <p className="palette-nothing">{t('palette.nothing_in_texts', { question })}</p> : null}
      <VisuallyHidden>
        <p role="status">{t('palette.found', { count: entries.length })}</p>
      </VisuallyHidden>
    </dialog>
  );
}
