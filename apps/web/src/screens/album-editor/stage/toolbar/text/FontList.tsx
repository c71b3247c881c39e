import { customFonts } from '@figurina/album';
import { cssFontFamily, offerFonts } from '@figurina/drawing';
import { TextInput } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';
import { type FontChoice, fontChoices } from './font-choices.ts';
import { recentFonts } from './recent-fonts.ts';

interface FontListProps {
  /** The font in use; null when words differ. */
  readonly current: string | null;
  onChoose(choice: FontChoice): void;
}

/** All fonts of the album's catalogue in their own faces, with a search. Arrows go through them from the search field. */
export function FontList({ current, onChoose }: FontListProps) {
  const { store } = useEditor();
  const t = useT();
  const id = useId();
  const [search, setSearch] = useState('');
  const [recent] = useState(recentFonts);
  // As when the list was opened: a choice that is made in it stays where it stands.
  const [custom] = useState(() => customFonts(store.document));
  const groups = fontChoices(store.document.fonts, {
    custom,
    recent,
    search,
    roleName: (role) => t(`text.font.role.${role}` as never),
  });
  const choices = groups.flatMap((group) =>
    group.choices.map((choice) => ({ ...choice, key: `${group.key}:${choice.font}` })),
  );
  const [inHand, setInHand] = useState<string | null>(null);
  const active =
    choices.find(({ key }) => key === inHand) ?? choices.find(({ font }) => font === current) ?? choices[0];

  useEffect(() => void offerFonts(), []);
  const optionId = (choiceKey: string): string => `${id}-${choiceKey.replaceAll(/\W/g, '-')}`;
  const activeId = active && optionId(active.key);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function key(event: KeyboardEvent): void {
    const at = choices.findIndex((choice) => choice === active);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 6, PageUp: at - 6 }[event.key];
    if (to !== undefined) {
      setInHand(choices[Math.max(0, Math.min(choices.length - 1, to))]?.key ?? null);
      event.preventDefault();
    } else if (event.key === 'Enter' && active) {
      onChoose(active);
      event.preventDefault();
    }
  }

  return (
    <div className="font-list">
      <TextInput
        data-autofocus
        size="sm"
        leftSection={<IconSearch size={16} />}
        aria-label={t('text.font.search')}
        placeholder={t('text.font.search')}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setInHand(null);
        }}
        onKeyDown={key}
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={activeId}
      />
      <div id={id} role="listbox" aria-label={t('text.font')} className="font-list-options">
        {groups.map((group) => (
          <div key={group.key} role="group" aria-label={t(`text.font.group.${group.key}`)}>
            <div className="font-list-heading" aria-hidden="true">
              {t(`text.font.group.${group.key}`)}
            </div>
            {group.choices.map((choice) => {
              const choiceKey = `${group.key}:${choice.font}`;
              return (
                <div
                  key={choiceKey}
                  id={optionId(choiceKey)}
                  role="option"
                  aria-selected={choice.font === current}
                  className="font-list-option"
                  data-active={active?.key === choiceKey || undefined}
                  onClick={() => onChoose(choice)}
                >
                  <span className="font-list-face" style={{ fontFamily: cssFontFamily(choice.family) }}>
                    {choice.family}
                  </span>
                  {choice.role ? <small>{t(`text.font.role.${choice.role}`)}</small> : null}
                  {choice.font === current ? <IconCheck size={16} aria-hidden="true" /> : null}
                </div>
              );
            })}
          </div>
        ))}
        {choices.length === 0 ? <p className="font-list-none">{t('text.font.none')}</p> : null}
      </div>
    </div>
  );
}
