import { linkToPage } from '../session/camera/kept-page.ts';
import { VIEW_SWITCHES } from '../session/camera/view-switches.ts';
import type { EditorAction } from './editor-action.ts';

/** Where one looks, and how near. */
export const VIEW_ACTIONS: readonly EditorAction[] = [
  {
    id: 'view.next_spread',
    icon: 'IconChevronRight',
    where: 'canvas',
    shortcuts: [{ key: 'PageDown' }],
    enabled: () => true,
    run: (session) => session.goToSpread(session.currentSpread.get() + 1),
  },
  {
    id: 'view.previous_spread',
    icon: 'IconChevronLeft',
    where: 'canvas',
    shortcuts: [{ key: 'PageUp' }],
    enabled: () => true,
    run: (session) => session.goToSpread(session.currentSpread.get() - 1),
  },
  {
    id: 'view.first_spread',
    icon: 'IconChevronsLeft',
    where: 'canvas',
    shortcuts: [{ key: 'Home' }],
    enabled: () => true,
    run: (session) => session.goToSpread(0),
  },
  {
    id: 'view.last_spread',
    icon: 'IconChevronsRight',
    where: 'canvas',
    shortcuts: [{ key: 'End' }],
    enabled: () => true,
    run: (session) => session.goToSpread(session.facts.layout.get().spreadIds.length - 1),
  },
  {
    id: 'view.copy_link',
    icon: 'IconLink',
    where: 'canvas',
    shortcuts: [],
    enabled: () => true,
    run(session) {
      const { spreadIds } = session.facts.layout.get();
      const { page, link } = linkToPage(session.meta.get().id, session.currentSpread.get(), spreadIds.length);
      navigator.clipboard.writeText(link).then(
        () => session.notify('notices.page_link', { page }),
        () => session.notify('notices.page_link_failed', { link }, 'warning'),
      );
    },
  },
  {
    id: 'view.zoom_in',
    icon: 'IconZoomIn',
    where: 'anywhere',
    repeats: true,
    shortcuts: [
      { key: '+', mod: true },
      { key: '=', mod: true },
    ],
    enabled: () => true,
    run: (session) => session.zoomBy(1.25),
  },
  {
    id: 'view.zoom_out',
    icon: 'IconZoomOut',
    where: 'anywhere',
    repeats: true,
    shortcuts: [{ key: '-', mod: true }],
    enabled: () => true,
    run: (session) => session.zoomBy(1 / 1.25),
  },
  {
    id: 'view.zoom_100',
    icon: 'IconZoom',
    where: 'anywhere',
    shortcuts: [
      { key: '0', mod: true },
      { code: 'Digit0', shift: true },
    ],
    enabled: () => true,
    run: (session) => session.zoomTo(1),
  },
  {
    id: 'view.fit_all',
    icon: 'IconMaximize',
    where: 'canvas',
    shortcuts: [{ code: 'Digit1', shift: true }],
    enabled: () => true,
    run: (session) => session.fitAll(),
  },
  {
    id: 'view.fit_spread',
    icon: 'IconAspectRatio',
    where: 'canvas',
    shortcuts: [{ code: 'Digit3', shift: true }],
    enabled: () => true,
    run: (session) => session.fitSpread(),
  },
  {
    id: 'view.fit_selection',
    icon: 'IconZoomScan',
    where: 'canvas',
    shortcuts: [{ code: 'Digit2', shift: true }],
    enabled: (session) => session.selection.get().ids.length > 0,
    run: (session) => session.fitSelection(),
  },
  ...VIEW_SWITCHES.map(({ id, icon, shortcut, isOn, toggled }): EditorAction => ({
    id,
    icon,
    where: 'anywhere',
    shortcuts: [shortcut],
    enabled: () => true,
    run({ view, announcer, t }) {
      const state = view.getState();
      state.setView(toggled(state));
      announcer.say(t(isOn(view.getState()) ? 'spoken.on' : 'spoken.off', { what: t(`actions.${id}`) }));
    },
  })),
];
