import { isStatic, type NodeId } from '@figurina/album';
import { peopleHere } from '@figurina/editor';
import { Avatar } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconTemplate from '@tabler/icons-react/dist/esm/icons/IconTemplate.mjs';
import { memo, type MouseEvent, useCallback, useRef, useSyncExternalStore } from 'react';
import { initialsOf } from '../../../app/initials.ts';
import { useT } from '../../../app/use-t.ts';
import { SpreadPicture } from '../parts/SpreadPicture.tsx';
import { useFromPeers } from '../session/connection/use-from-peers.ts';
import { useEditor } from '../session/editor-context.ts';
import { THUMB, type StripItem as Item } from './strip-layout.ts';
import { useDraggableSpread } from './use-strip-drag.ts';

interface StripItemProps {
  item: Item;
  count: number;
  current: boolean;
  /** The one of the list that Tab reaches. */
  inHand: boolean;
  /** With others, to be moved or deleted together. */
  chosen: boolean;
  /** How many a drag of it carries. */
  together: number;
  press: (item: Item, event: MouseEvent) => void;
  line: 'before' | 'after' | null;
  take: (index: number) => void;
  openMenu: (spreadId: NodeId, anchor: HTMLElement) => void;
}

/** One spread of the strip: its picture, its pages, who is there, and whether something is wrong with it. */
export const StripItem = memo(function StripItem(props: StripItemProps) {
  const { item, current, inHand, chosen, together, take, press, openMenu } = props;
  const session = useEditor();
  const t = useT();
  const thumb = useRef<HTMLButtonElement>(null);
  const { spreadId } = item;
  const movable =
    session.editable('design', item.chapter.id) && !item.isCover && !isStatic(session.store.document, item.chapter.id);
  useDraggableSpread(thumb, session, spreadId, { movable, together });
  const warning = useWarning(spreadId);
  const name = item.chapter.isStatic
    ? t('strip.cover', { pages: item.pages })
    : t('strip.spread', { pages: item.pages, chapter: item.chapter.name || t('stickers.unnamed_chapter') });
  const found = warning ? warning.errors + warning.warnings : 0;
  const words = warning?.rules.map((rule) => t(`strip.finding.${rule}`)).join(', ');
  const findings = found > 0 ? `${t('strip.findings', { count: found })}: ${words}` : '';
  const template = warning && warning.template > 0 ? t('strip.template', { count: warning.template }) : '';
  return (
    <li
      className="strip-item"
      style={{ left: item.x, width: item.width }}
      aria-setsize={props.count}
      aria-posinset={item.index + 1}
      data-line={props.line ?? undefined}
      onContextMenu={(event) => {
        event.preventDefault();
        openMenu(spreadId, thumb.current!);
      }}
    >
      <button
        ref={thumb}
        type="button"
        className="strip-thumb"
        data-strip-index={item.index}
        tabIndex={inHand ? 0 : -1}
        aria-current={current ? 'page' : undefined}
        data-chosen={chosen || undefined}
        aria-label={[chosen ? t('strip.chosen', { name }) : name, findings, template].filter(Boolean).join(', ')}
        onFocus={() => take(item.index)}
        onClick={(event) => press(item, event)}
      >
        <SpreadPicture
          pictures={session.pictures}
          spreadId={spreadId}
          box={{ x: 0, y: 0, width: item.width, height: THUMB.height }}
          patient="patient"
        />
      </button>
      <StripPeople spreadId={spreadId} />
      {found > 0 ? (
        <span
          className="strip-warning"
          data-severity={warning!.errors > 0 ? 'error' : 'warning'}
          title={findings}
          aria-hidden="true"
        >
          <IconAlertTriangle size={13} stroke={2.2} />
        </span>
      ) : null}
      {template === '' ? null : (
        <button
          type="button"
          className="strip-template"
          title={template}
          // The menu beside it is the same for the keyboard, and the page says how much it is.
          tabIndex={-1}
          aria-hidden="true"
          onClick={(event) => openMenu(spreadId, event.currentTarget)}
        >
          <IconTemplate size={12} stroke={2} />
          {warning!.template}
        </button>
      )}
      <span className="strip-pages" aria-hidden="true">
        {item.pages}
      </span>
      <button
        type="button"
        className="strip-more"
        tabIndex={inHand ? 0 : -1}
        aria-label={t('strip.menu', { pages: item.pages })}
        aria-haspopup="menu"
        onClick={(event) => openMenu(spreadId, event.currentTarget)}
      >
        <IconDots size={16} />
      </button>
    </li>
  );
});

function useWarning(spreadId: NodeId) {
  const { warnings } = useEditor();
  const subscribe = useCallback((listener: () => void) => warnings.subscribe(spreadId, listener), [warnings, spreadId]);
  return useSyncExternalStore(subscribe, () => warnings.get(spreadId));
}

/** Who else works on this spread; a click on their picture in the top bar goes there. */
function StripPeople({ spreadId }: { spreadId: NodeId }) {
  const { actor } = useEditor();
  const t = useT();
  const me = actor().userId;
  const people = useFromPeers((peers) =>
    peopleHere(peers, me).flatMap((person) =>
      person.spreadId === spreadId ? [{ id: person.userId, name: person.name, color: person.color }] : [],
    ),
  );
  if (people.length === 0) return null;
  return (
    <span className="strip-people" title={t('strip.people', { names: people.map(({ name }) => name).join(', ') })}>
      {people.slice(0, 3).map(({ id, color, name }) => (
        <Avatar
          key={id}
          size={22}
          style={{ boxShadow: `0 0 0 2px ${color}` }}
          styles={{ placeholder: { background: color, color: '#fff', fontSize: 9 } }}
        >
          {initialsOf(name)}
        </Avatar>
      ))}
    </span>
  );
}
