import { type AlbumAction, type AlbumRole, type EditRight, may } from '@figurina/album';
import type { MessageKey } from '@figurina/locales';
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconMessageCheck from '@tabler/icons-react/dist/esm/icons/IconMessage2Check.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconRocket from '@tabler/icons-react/dist/esm/icons/IconRocket.mjs';
import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs';
import IconSticker from '@tabler/icons-react/dist/esm/icons/IconSticker2.mjs';
import type { ComponentType } from 'react';
import { NewUploadsBadge } from '../panels/stickers/collect/NewUploadsBadge.tsx';
import { HISTORY } from '../panels/history/history-address.ts';
import { PREFLIGHT } from '../panels/preflight/preflight-address.ts';
import { JobsPanel } from '../panels/export/JobsPanel.tsx';
import { StickersPanel } from '../panels/stickers/StickersPanel.tsx';
import { lazyPart } from '../parts/lazy-part.ts';

const BackgroundPanel = lazyPart(async () =>
  import('../panels/pictures/BackgroundPanel.tsx').then((part) => ({ default: part.BackgroundPanel })),
);
const HistoryPanel = lazyPart(async () =>
  import('../panels/history/HistoryPanel.tsx').then((part) => ({ default: part.HistoryPanel })),
);
const HistoryStage = lazyPart(async () =>
  import('../panels/history/HistoryStage.tsx').then((part) => ({ default: part.HistoryStage })),
);
const LayoutsPanel = lazyPart(async () =>
  import('../panels/layouts/LayoutsPanel.tsx').then((part) => ({ default: part.LayoutsPanel })),
);
const OnboardingPanel = lazyPart(async () =>
  import('../panels/onboarding/OnboardingPanel.tsx').then((part) => ({ default: part.OnboardingPanel })),
);
const PreflightPanel = lazyPart(async () =>
  import('../panels/preflight/PreflightPanel.tsx').then((part) => ({ default: part.PreflightPanel })),
);
const ReviewPanel = lazyPart(async () =>
  import('../panels/review/ReviewPanel.tsx').then((part) => ({ default: part.ReviewPanel })),
);
const StickerLinkPanel = lazyPart(async () =>
  import('../panels/link/StickerLinkPanel.tsx').then((part) => ({ default: part.StickerLinkPanel })),
);
const StickerLinkStage = lazyPart(async () =>
  import('../panels/link/StickerLinkStage.tsx').then((part) => ({ default: part.StickerLinkStage })),
);
const StylesPanel = lazyPart(async () =>
  import('../panels/styles/StylesPanel.tsx').then((part) => ({ default: part.StylesPanel })),
);

export interface EditorTab {
  /** As in the address. */
  readonly key: string;
  readonly label: MessageKey;
  readonly Icon: ComponentType<{ size?: number; stroke?: number }>;
  readonly width: number;
  readonly Panel: ComponentType;
  /** Beside the panel in place of the canvas, where there is room for both. */
  readonly Stage?: ComponentType;
  /** At the tab itself, while something is new behind it. */
  readonly Badge?: ComponentType;
  /** Only for those who may do this, in an open album. */
  readonly needs?: AlbumAction;
  /** What its controls are for; without it the album's design. */
  readonly right?: EditRight;
  /** Its controls concern all chapters at once. */
  readonly ofAlbum?: true;
  readonly desktopOnly?: boolean;
  /** Opened from the menu and by key. */
  readonly offRail?: true;
  /** Only for an album that was ordered. */
  readonly needsOrder?: boolean;
}

/** The tabs that exist so far, in the order of the rail. A tab is listed with the panel that fills it. */
const TABS: readonly EditorTab[] = [
  {
    key: 'onboarding',
    label: 'editor.tab.onboarding',
    Icon: IconRocket,
    width: 300,
    Panel: OnboardingPanel,
    needs: 'fill',
    desktopOnly: true,
  },
  {
    key: 'stickers',
    label: 'editor.tab.stickers',
    Icon: IconSticker,
    width: 300,
    Panel: StickersPanel,
    right: 'fill',
    Badge: NewUploadsBadge,
  },
  {
    key: 'stickerlink',
    label: 'editor.tab.stickerlink',
    Icon: IconLink,
    width: 372,
    Panel: StickerLinkPanel,
    Stage: StickerLinkStage,
    needs: 'seePeople',
  },
  {
    key: 'background',
    label: 'editor.tab.background',
    Icon: IconPhoto,
    width: 320,
    Panel: BackgroundPanel,
    needs: 'design',
  },
  {
    key: 'layouts',
    label: 'editor.tab.layouts',
    Icon: IconLayoutGrid,
    // Three layouts beside each other.
    width: 392,
    Panel: LayoutsPanel,
    needs: 'design',
  },
  {
    key: 'styles',
    label: 'editor.tab.styles',
    Icon: IconPalette,
    width: 432,
    Panel: StylesPanel,
    needs: 'design',
    ofAlbum: true,
  },
  {
    key: 'jobs',
    label: 'editor.tab.jobs',
    Icon: IconFileExport,
    width: 392,
    Panel: JobsPanel,
    needs: 'print',
    desktopOnly: true,
  },
  {
    key: HISTORY,
    label: 'versions.title',
    Icon: IconHistory,
    width: 372,
    Panel: HistoryPanel,
    Stage: HistoryStage,
    offRail: true,
  },
  {
    key: PREFLIGHT,
    label: 'preflight.title',
    Icon: IconChecklist,
    width: 392,
    Panel: PreflightPanel,
    offRail: true,
  },
  {
    key: 'review',
    label: 'review.tab.rail',
    Icon: IconMessageCheck,
    width: 392,
    Panel: ReviewPanel,
    right: 'comment',
    desktopOnly: true,
    needsOrder: true,
  },
];

/** Of every tab the one that can be reached in the rail. */
export const isOnRail = ({ offRail }: EditorTab): boolean => !offRail;

interface TabsFor {
  readonly isMobile: boolean;
  readonly role: AlbumRole;
  readonly hasOrder?: boolean;
}

export function tabsFor({ isMobile, role, hasOrder = false }: TabsFor): readonly EditorTab[] {
  return TABS.filter(
    ({ needs, needsOrder, desktopOnly }) =>
      (!needs || may({ role, albumLocked: false }, needs)) && (!desktopOnly || !isMobile) && (!needsOrder || hasOrder),
  );
}

/** The tab of an address; null for one that is unknown or not for this person. */
export function tabFor(tabs: readonly EditorTab[], key: string | undefined): EditorTab | null {
  return tabs.find((tab) => tab.key === key) ?? null;
}

/** The one that a bare address opens: the first steps, unless they are put away. */
export function firstTab(tabs: readonly EditorTab[], stepsHidden: boolean): EditorTab {
  return tabs.find(({ key }) => !stepsHidden || key !== 'onboarding')!;
}
