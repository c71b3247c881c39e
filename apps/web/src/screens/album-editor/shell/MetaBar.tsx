import { LIMITS } from '@figurina/contract';
import { LogoMark, type MenuEntry } from '@figurina/ui';
import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useSyncExternalStore } from 'react';
import { RoleMark } from './RoleMark.tsx';
import { Link, useNavigate } from 'react-router';
import { NotificationBell } from '../../../app/notifications/NotificationBell.tsx';
import { UserMenu } from '../../../app/UserMenu.tsx';
import { shortcutLabel } from '../actions/shortcut-label.ts';
import { useT } from '../../../app/use-t.ts';
import { useEditor } from '../session/editor-context.ts';
import { useOpenSettings } from '../session/settings/use-open-settings.ts';
import { AlbumDate } from './AlbumDate.tsx';
import { AlbumMenu } from './AlbumMenu.tsx';
import { AlbumTitle } from './AlbumTitle.tsx';
import { OrderButton } from './order/OrderButton.tsx';
import { PeopleHere } from './PeopleHere.tsx';
import { ShareButton } from './share/ShareButton.tsx';
import { SyncIndicator } from './SyncIndicator.tsx';
import { useIsNarrow } from './use-is-mobile.ts';

/** The top bar: whose album it is, whether all is saved, who is here. */
export function MetaBar({ isMobile }: { isMobile: boolean }) {
  const t = useT();
  const { meta } = useEditor();
  const { id, title } = useSyncExternalStore(meta.subscribe, meta.get);
  const openSettings = useOpenSettings();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const settings: MenuEntry = {
    kind: 'action',
    label: t('settings.title'),
    icon: IconSettings,
    run: () => openSettings('general'),
  };
  return (
    <header className="editor-bar">
      <Link to="/start" className="editor-home" aria-label={t('editor.home')} title={t('editor.home')}>
        {isMobile ? <IconChevronLeft size={24} /> : <LogoMark />}
      </Link>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <div className="editor-names">
        <AlbumTitle limit={LIMITS.albumTitleShown} />
        {isMobile ? null : <AlbumDate />}
        <SyncIndicator />
        <LockMark />
        {isMobile ? null : <RoleMark />}
      </div>
      <HistoryButtons />
      <PeopleHere isMobile={isMobile} />
      <NotificationBell albumId={id} />
      {isMobile ? null : <ShareButton />}
      {isMobile ? null : <OrderButton />}
      {isNarrow ? (
        // One menu less, and the title has its room. The rest of the account is one step further, on the profile.
        <AlbumMenu
          isMobile={isMobile}
          account={[
            settings,
            { kind: 'action', label: t('header.profile'), icon: IconUser, run: () => void navigate('/profile') },
          ]}
        />
      ) : (
        <>
          <AlbumMenu isMobile={isMobile} />
          <UserMenu entries={[settings]} />
        </>
      )}
    </header>
  );
}

/** Why nothing can be changed here, or why only administrators can. */
function LockMark() {
  const { meta } = useEditor();
  const t = useT();
  const { locked } = useSyncExternalStore(meta.subscribe, meta.get);
  if (!locked) return null;
  return (
    <Tooltip label={t('notices.locked')} openDelay={500}>
      <span className="editor-lock">
        <IconLock size={17} aria-hidden />
        {t('editor.locked')}
      </span>
    </Tooltip>
  );
}

function HistoryButtons() {
  const { history, undo, redo, meta, mayUndo } = useEditor();
  const isEditable = useSyncExternalStore(meta.subscribe, mayUndo);
  const t = useT();
  const undoLabel = useSyncExternalStore(history.subscribe, history.undoLabel);
  const redoLabel = useSyncExternalStore(history.subscribe, history.redoLabel);
  const words = (name: 'undo' | 'redo', step: string | null): string =>
    step ? t(`editor.${name}.step`, { step: t(step as never) }) : t(`editor.${name}`);
  return (
    <div role="group" className="editor-history" aria-label={t('editor.history')}>
      <Tooltip label={`${words('undo', undoLabel)} (${shortcutLabel({ key: 'z', mod: true }, t)})`} openDelay={500}>
        <ActionIcon
          variant="subtle"
          size={38}
          radius="xl"
          aria-label={words('undo', undoLabel)}
          disabled={!undoLabel || !isEditable}
          onClick={undo}
        >
          <IconArrowBackUp size={21} />
        </ActionIcon>
      </Tooltip>
      <Tooltip
        label={`${words('redo', redoLabel)} (${shortcutLabel({ key: 'z', mod: true, shift: true }, t)})`}
        openDelay={500}
      >
        <ActionIcon
          variant="subtle"
          size={38}
          radius="xl"
          aria-label={words('redo', redoLabel)}
          disabled={!redoLabel || !isEditable}
          onClick={redo}
        >
          <IconArrowForwardUp size={21} />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
