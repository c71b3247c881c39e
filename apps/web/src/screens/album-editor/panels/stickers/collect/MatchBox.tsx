import type { RosterMatch, Sticker, StickerId } from '@figurina/album';
import { Checkbox, Select, UnstyledButton } from '@mantine/core';
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs';
import { useMemo, useState } from 'react';
import { useT } from '../../../../../app/use-t.ts';
import { useEditor } from '../../../session/editor-context.ts';

interface MatchBoxProps {
  matches: readonly RosterMatch[];
  /** The person it is matched with; null for a new sticker. */
  stickerId: string | null;
  match: (stickerId: string | null) => void;
  disabled: boolean;
}

/** Who of the roster it is: the likeliest to be ticked, anybody else by search. */
export function MatchBox({ matches, stickerId, match, disabled }: MatchBoxProps) {
  const { store, facts } = useEditor();
  const t = useT();
  const [choosing, setChoosing] = useState(false);
  const { stickers } = store.document;
  const shownId = stickerId ?? matches[0]?.stickerId;
  const shown = shownId === undefined ? undefined : stickers.get(shownId as StickerId);
  const reason = matches.find((one) => one.stickerId === shownId)?.reason;
  const chapters = new Map(facts.chapters.get().map(({ id, name }) => [id as string, name]));
  const proposed = useMemo(() => matches.map((one) => one.stickerId), [matches]);
  const people = choosing ? [...stickers.values()].toSorted(byProposal) : [];

  function byProposal(a: Sticker, b: Sticker): number {
    const rank = ({ id }: Sticker) => (proposed.includes(id) ? proposed.indexOf(id) : proposed.length);
    return rank(a) - rank(b) || a.name.localeCompare(b.name);
  }
  if (choosing)
    return (
      <Select
        searchable
        autoFocus
        defaultDropdownOpened
        comboboxProps={{ withinPortal: false }}
        limit={30}
        maxDropdownHeight={220}
        aria-label={t('collect.match.choose')}
        placeholder={t('collect.match.choose')}
        nothingFoundMessage={t('collect.match.nobody')}
        data={people.map(({ id, name, sectionId }) => ({
          value: id,
          label: [name, chapters.get(sectionId)].filter(Boolean).join(', '),
        }))}
        value={stickerId}
        onChange={(value) => {
          match(value);
          setChoosing(false);
        }}
        onBlur={() => setChoosing(false)}
      />
    );
  return (
    <div className="upload-match" data-matched={stickerId !== null || undefined}>
      {shown ? (
        <Checkbox
          label={shown.name}
          description={
            reason ? t(`collect.match.${reason}`) : (chapters.get(shown.sectionId) ?? t('collect.match.by_hand'))
          }
          disabled={disabled}
          checked={stickerId !== null}
          onChange={(event) => match(event.currentTarget.checked ? shown.id : null)}
        />
      ) : (
        <span>
          <strong>{t('collect.match.none')}</strong>
          <small>{t('collect.match.new')}</small>
        </span>
      )}
      {stickers.size > 0 ? (
        <UnstyledButton
          className="upload-swap"
          aria-label={t('collect.match.choose')}
          disabled={disabled}
          onClick={() => setChoosing(true)}
        >
          <IconArrowsExchange size={19} aria-hidden />
        </UnstyledButton>
      ) : null}
    </div>
  );
}
