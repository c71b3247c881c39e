import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useT } from '../../../../app/use-t.ts';
import { useEditor } from '../../session/editor-context.ts';
import { useEditable } from '../../session/stickers/use-sticker.ts';
import { highlightFound } from './found-highlight.ts';
import { useTextSearch } from './use-text-search.ts';
import './find.css';

/** Words through all texts of the album: found, counted, marked on the page, gone to, replaced. */
export function FindReplacePanel() {
  const session = useEditor();
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const searching = useTextSearch();
  const { search, found, here, texts, replaced } = searching;
  const openAll = session.editable(
    'design',
    found.map(({ node }) => node),
  );
  const openHere = here < 0 || session.editable('design', found[here]!.node);
  const closed = session.whyClosed('design', openAll ? [] : found.map(({ node }) => node));
  const why = useId();
  const editable = useEditable();

  useEffect(() => field.current?.select(), []);
  useEffect(() => {
    // A button that has nothing more to do lets go of the focus: it stays in the panel.
    const active = document.activeElement;
    if (found.length === 0 && (active === document.body || (active as HTMLButtonElement | null)?.disabled === true))
      field.current?.focus();
  }, [found.length]);
  useEffect(() => highlightFound(session, found, here), [session, found, here]);

  function close(): void {
    session.textSearch.close();
    session.focusCanvas();
  }
  function keys(event: KeyboardEvent): void {
    if (event.key.toLowerCase() === 'h' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      field.current?.select();
    }
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  }
  const count =
    search.query.trim() === ''
      ? ''
      : replaced
        ? t('text.find.replaced', { count: replaced.count, texts: replaced.texts })
        : found.length === 0
          ? t('text.find.none')
          : here >= 0
            ? t('text.find.at', { at: here + 1, count: found.length })
            : t('text.find.count', { count: found.length, texts });

  return (
    <section className="find-panel" role="dialog" aria-label={t('text.find')} onKeyDown={keys}>
      <div className="find-head">
        <h2>{t('text.find')}</h2>
        <ActionIcon variant="subtle" size={34} aria-label={t('common.close')} onClick={close}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <div className="find-row">
        <TextInput
          ref={field}
          data-autofocus
          autoFocus
          className="find-field"
          size="sm"
          label={t('text.find.query')}
          value={search.query}
          onChange={(event) => searching.change({ query: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') searching.go(event.shiftKey ? -1 : 1);
          }}
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('text.find.previous')}
          disabled={found.length === 0}
          onClick={() => searching.go(-1)}
        >
          <IconChevronUp size={18} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('text.find.next')}
          disabled={found.length === 0}
          onClick={() => searching.go(1)}
        >
          <IconChevronDown size={18} />
        </ActionIcon>
      </div>
      <div className="find-row find-below">
        <Checkbox
          size="sm"
          label={t('text.find.whole_word')}
          checked={search.wholeWord}
          onChange={(event) => searching.change({ wholeWord: event.currentTarget.checked })}
        />
        <output className="find-count" aria-live="polite">
          {count}
        </output>
      </div>
      {replaced && replaced.locked > 0 ? (
        <p className="find-locked">{t('text.find.locked', { count: replaced.locked })}</p>
      ) : null}
      {editable ? (
        <>
          <TextInput
            size="sm"
            label={t('text.find.words')}
            value={search.words}
            onChange={(event) => searching.change({ words: event.currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && openHere) searching.replaceOne();
            }}
          />
          <div className="find-row find-buttons">
            <Button
              variant="outline"
              size="compact-md"
              radius="xl"
              disabled={found.length === 0 || !openHere}
              aria-describedby={openHere ? undefined : why}
              onClick={() => searching.replaceOne()}
            >
              {t('text.find.replace')}
            </Button>
            <Button
              size="compact-md"
              radius="xl"
              disabled={found.length === 0 || !openAll}
              aria-describedby={openAll ? undefined : why}
              onClick={() => searching.replaceAll()}
            >
              {t('text.find.replace_all')}
            </Button>
          </div>
          {closed ? (
            <p id={why} className="find-locked">
              {t('text.find.closed', { count: found.filter(({ node }) => !session.editable('design', node)).length })}
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}
