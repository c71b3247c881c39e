/**
 * One open album, put together by hand. The screen makes it when the album is loaded and ends it when it leaves.
 */
import { type Actor, GRID, type NodeId, placeSticker, subtractPoints } from '@figurina/album';
import type { Translate } from '@figurina/locales';
import {
  createCameraStore,
  createEditorStore,
  createHistory,
  createSelectionStore,
  createToolbox,
  createToolMachine,
  followChanges,
  idle,
  panning,
  type Toolbox,
  type ToolContext,
  type ToolMachine,
} from '@figurina/editor';
import { createGesturePainter } from '../stage/painters/gesture-painter.ts';
import { derivedWords } from '../session/painting/derived-words.ts';
import { createSpreadPictures } from '../session/painting/spread-pictures.ts';
import { commentsShown } from '../session/comments/comments-shown.ts';
import { openSeenComments } from '../session/comments/seen-comments.ts';
import { rememberCopies } from '../actions/duplicate.ts';
import { createFileUploads } from '../session/files/file-uploads.ts';
import { untilDrawn } from '../parts/until-drawn.ts';
import { createAlbumFacts } from '../session/album/album-facts.ts';
import { createAnnouncer } from '../session/notices/announcer.ts';
import { createCanvasChrome } from '../session/camera/canvas-chrome.ts';
import { createComments } from '../session/comments/comments.ts';
import { targetOfNew } from '../session/comments/target-of-new.ts';
import { createClipboard } from '../session/clipboard/clipboard.ts';
import { createCurrentSpread } from '../session/camera/current-spread.ts';
import { createFollowing } from '../session/connection/following.ts';
import { followLock } from '../session/connection/follow-lock.ts';
import { followRole } from '../session/connection/follow-role.ts';
import { createOwnVisibility } from '../session/connection/own-visibility.ts';
import { showIdle, showView } from '../session/connection/show-oneself.ts';
import { tellOfPeople } from '../session/connection/tell-of-people.ts';
import { createGuideFlash } from '../session/camera/guide-flash.ts';
import { createDesk } from '../session/desk.ts';
import { createDrawingReaders } from '../session/painting/drawing-readers.ts';
import { editorReader } from '../session/album/editor-reader.ts';
import { createFloatingSurface } from '../session/selection/floating-surface.ts';
import { keepFonts } from '../session/painting/keep-fonts.ts';
import { createMetaSource } from '../session/connection/meta-source.ts';
import { millimetreFormat } from '../parts/millimetre-format.ts';
import { createNavigation } from '../session/camera/navigation.ts';
import { createNotices } from '../session/notices/notices.ts';
import { createCrop, createCropping, restingTool } from '../session/crop/open-crop.ts';
import { selectArrivals } from '../session/selection/select-arrivals.ts';
import { createTextHeights } from '../session/text/text-heights.ts';
import { createEarlyKeys } from '../session/text/early-keys.ts';
import { createOpenText } from '../session/text/open-text.ts';
import { createPaintWorker } from '../session/painting/paint-beside.ts';
import { createSpreadPainter } from '../session/painting/paint-spread.ts';
import { createRights } from '../session/rights.ts';
import { createRun } from '../session/run-command.ts';
import { createResolution } from '../session/painting/resolution.ts';
import { keepPreviewBare } from '../session/camera/print-preview.ts';
import { createSpreadDialogs } from '../session/spread-dialogs.ts';
import { createStylePreview } from '../session/style/style-preview.ts';
import { createLiveFindings } from '../session/album/live-findings.ts';
import { createSpreadWarnings } from '../session/album/spread-warnings.ts';
import { createStrayKeys } from '../session/text/stray-keys.ts';
import { createTextSearch } from '../session/album/text-search.ts';
import { createTextWriting } from '../session/text/text-writing.ts';
import { createUndoSteps } from '../session/history/undo-steps.ts';
import { createViewStore } from '../session/camera/view-state.ts';
import { tellWhatWent } from '../session/history/what-went.ts';
import { createEditorWindows } from '../session/windows.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { EditorSessionParts } from './session-parts.ts';
import { tellOfEdits } from './tell-of-edits.ts';

export function createEditorSession(parts: EditorSessionParts): EditorSession {
  const meta = createMetaSource(parts.meta);
  const actor = (): Actor => {
    const { role, sections, locked: albumLocked } = meta.get();
    return { userId: parts.userId, role, sections, albumLocked };
  };
  const store = createEditorStore(parts.document, actor);
  const history = createHistory(store);
  const { sync, presence } = parts.connect({ store, history, meta });
  const facts = createAlbumFacts(store, meta, ({ spreadIds }) => {
    // What is in hand goes before what is looked at.
    const held = store.shown.own() === null ? null : selection.get().spreadId;
    return held ?? spreadIds[currentSpread.get()] ?? null;
  });
  const camera = createCameraStore({
    now: () => performance.now(),
    onFrame(callback) {
      const frame = requestAnimationFrame(callback);
      return () => cancelAnimationFrame(frame);
    },
  });
  const selection = createSelectionStore(() => store.document);
  const chrome = createCanvasChrome();
  const seen = openSeenComments(parts.meta.id, parts.userId, parts.reads);
  const comments = createComments(store, seen);
  const view = createViewStore();
  const stylePreview = createStylePreview();
  const currentSpread = createCurrentSpread(camera, selection, facts.layout);
  const resolution = createResolution(camera, () => window.devicePixelRatio);
  const desk = createDesk(camera);
  const painter = createGesturePainter({
    world: desk.worldElement,
    node: (id) => store.document.nodes.get(id),
    shown: store.shown.of,
  });
  store.shown.onOwn(() => painter.hold(store.shown.own()));
  const measured = createTextHeights(desk.worldElement, store, facts.album);
  const openers = new Set<(id: NodeId) => void>();
  const notices = createNotices();
  const { notify } = notices;
  const millimetres = millimetreFormat(() => parts.words().locale);

  const translate: Translate = (key, ...values) => parts.words().t(key, ...values);
  const rights = createRights({ store, actor });
  const { editable } = rights;
  const run = createRun({ store, t: translate, notify });

  const crop = createCrop();
  const files = createFileUploads({
    store,
    t: translate,
    makeId: parts.makeId,
    upload: parts.upload,
    takeStock: parts.takeStock,
    run,
    notify,
    ...rights,
    selecting: () => selectArrivals(selection),
    untilDrawn: (id) => untilDrawn(desk.worldElement(), id),
  });
  const navigation = createNavigation({
    store,
    camera,
    selection,
    layout: facts.layout,
    currentSpread,
    measured: measured.get,
    reducedMotion: parts.reducedMotion,
  });
  const following = createFollowing({ presence, camera, layout: facts.layout, navigation, me: parts.userId });
  const announcer = createAnnouncer();
  const undoSteps = createUndoSteps({
    store,
    history,
    camera,
    layout: facts.layout.get,
    goToSpread: navigation.goToSpread,
    announcer,
    notify,
    t: translate,
  });
  const context: ToolContext = {
    document: () => store.document,
    camera,
    selection,
    layout: facts.layout.get,
    measured: measured.get,
    showGesture: (values) => store.shown.show(values),
    commit: (label, patch, mergeKey) => void run(label, patch, mergeKey),
    showGuides: chrome.showGuides,
    showLasso: chrome.showLasso,
    notify,
    showDraft: chrome.showDraft,
    showTarget: chrome.showTarget,
    writeComment(spreadId, at) {
      const target = targetOfNew({ store, selection, measured: measured.get }, spreadId, at);
      selection.selectSpread(spreadId);
      // Who writes one wants to see it.
      view.getState().setView({ showComments: true });
      comments.write(spreadId, at, target);
    },
    actor,
    commentsShown: () => commentsShown(view),
    offerSticker: (image, cell) => files.offerSticker(image, cell),
    makeId: parts.makeId,
    finishTool: () => toolbox.finish(),
    rest: () => restingTool({ tools: context, crop }, () => toolbox.rest()),
    editable,
    snapping: () => view.getState().snapping,
    grid: () => (view.getState().showGrid ? GRID : undefined),
    showCopied: chrome.showCopied,
    copied: (sources, copies) => rememberCopies(session, sources, copies),
    open: (id) => openers.forEach((opener) => opener(id)),
  };
  const guideFlash = createGuideFlash(context, chrome);
  const tools: ToolMachine = createToolMachine(idle(context));
  const toolbox: Toolbox = createToolbox(
    () => context,
    () => tools,
  );
  const openText = createOpenText();
  const strayKeys = createStrayKeys(() => performance.now());
  const endTelling = tellWhatWent({
    store,
    layout: facts.layout,
    currentSpread,
    openText,
    selection,
    strayKeys,
    notify,
    run,
    makeId: parts.makeId,
  });
  const cropping = createCropping({ store, context, crop, tools: () => tools, run });
  const drawn = { store, facts, meta, resolution, imageUrl: parts.imageUrl, paint: painter.paint };
  const reader = createDrawingReaders(view, (mode) => editorReader(drawn, mode), stylePreview);
  let spaceHeld = false;
  const paintWorker = createPaintWorker();
  const pictures = createSpreadPictures(store, {
    ...createSpreadPainter({ reader: reader.get, imageUrl: parts.imageUrl, worker: paintWorker }),
    derived: {
      of: (spread) => derivedWords(store.document, facts.album.get(), spread),
      subscribe: facts.album.subscribe,
    },
    isBusy: () => camera.moving() || store.shown.own() !== null,
  });
  const isInHand = (): boolean => camera.moving() || store.shown.own() !== null;
  const warnings = createSpreadWarnings(store, measured.get, isInHand);
  const liveFindings = createLiveFindings(store, measured.get, isInHand);
  const windows = createEditorWindows();
  const clipboard = createClipboard(
    {
      windows,
      store,
      facts,
      meta,
      camera,
      selection,
      currentSpread,
      measured: measured.get,
      announcer,
      t: translate,
      run,
      notify,
      actor,
      editable,
      makeId: parts.makeId,
    },
    parts,
  );

  const session: EditorSession = {
    ...navigation,
    ...desk,
    ...notices,
    ...createTextWriting({ store, history, selection, sync, measured: measured.get, run }),
    store,
    history,
    sync,
    presence,
    following,
    visibility: createOwnVisibility(presence),
    camera,
    selection,
    tools,
    toolbox,
    toolContext: context,
    comments,
    files,
    author: { id: parts.userId, name: parts.userName },
    cropping,
    facts,
    meta,
    chrome,
    floating: createFloatingSurface(),
    view,
    dialogs: createSpreadDialogs(),
    stylePreview,
    announcer,
    warnings,
    liveFindings,
    windows,
    clipboard,
    pictures,
    resolution,
    currentSpread,
    openText,
    strayKeys,
    earlyKeys: createEarlyKeys(),
    textSearch: createTextSearch(),
    measured: measured.get,
    onMeasured: measured.subscribe,
    t: translate,
    reader,
    imageUrl: parts.imageUrl,
    formatMillimetres: millimetres,
    ...rights,
    actor,
    makeId: parts.makeId,
    layouts: parts.layouts,
    shippedColors: parts.shippedColors,
    open: context.open,
    onOpen(opener) {
      openers.add(opener);
      return () => openers.delete(opener);
    },
    run,
    // What is open comes first: the last typing in a text, or the crop of a picture.
    undo() {
      if (openText.get()?.undo()) return;
      if (openText.get()) selection.leave();
      if (cropping.isChanged()) cropping.revert();
      else undoSteps.undo();
    },
    redo() {
      if (openText.get()?.redo() || !history.hasSteps('redo')) return;
      if (openText.get()) selection.leave();
      undoSteps.redo();
    },
    pointerDown(input) {
      strayKeys.end();
      // The middle button pans in every tool; a preview is only looked at.
      const looks = spaceHeld || view.getState().printPreview;
      if (input.button === 1 || (looks && input.button === 0)) tools.enter(panning(context, input));
      else tools.pointerDown(input);
    },
    holdSpace(held) {
      spaceHeld = held;
    },
    placeSticker: (stickerId, cellId) =>
      run('steps.place', (document) => placeSticker(document, { stickerId, cellId })),
    highlightCell: chrome.showTarget,
    flashGuides: guideFlash.flash,
    // Each screen has an origin of its own.
    present: (pointer) => presence.update({ pointer: pointer && subtractPoints(pointer, facts.layout.get().origin) }),
    end() {
      for (const end of ends) end();
      pictures.end();
      paintWorker.end();
      guideFlash.end();
      cropping.end();
      warnings.end();
      liveFindings.end();
      resolution.end();
      measured.end();
      void sync.stop();
    },
  };
  const ends = [
    clipboard.end,
    seen.end,
    keepFonts(store, stylePreview),
    endTelling,
    store.onChange(tellOfEdits()),
    store.onChange(followChanges(selection, () => store.document)),
    reader.subscribe(pictures.repaint),
    stylePreview.subscribe(pictures.repaint),
    stylePreview.end,
    keepPreviewBare(view, selection),
    followLock({ meta, tools, toolbox, selection, notify }),
    followRole({ meta, tools, toolbox, selection, notify }),
    following.end,
    showView(presence, camera, facts.layout),
    showIdle(presence),
    tellOfPeople({ presence, following, notify, me: parts.userId, now: () => performance.now() }),
    facts.layout.subscribe(() => camera.setContent(facts.layout.get().content)),
    selection.subscribe(() => {
      const { ids, spreadId, mode } = selection.get();
      presence.update({
        selection: [...ids],
        spread_id: spreadId,
        typing_in: mode === 'text' ? (ids[0] ?? null) : null,
      });
    }),
  ];
  return session;
}
