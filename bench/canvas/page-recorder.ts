/** Runs inside the page, before everything else: counts frames, watches messages, and plays camera movements. */

export interface PageRecorder {
  /** Times of the frames since `reset`, in milliseconds of the page. */
  readonly frames: number[];
  readonly longTasks: number[];
  reset(): void;
  /** When a socket message last held this text; see `watch`. */
  watch(text: string, selector: string): void;
  /** From the arrival of watched messages to the frame that shows them, in milliseconds. */
  readonly painted: number[];
  /** Turns the wheel once a frame: pans by `x`, `y` pixels, or with `ctrl` zooms at the middle of the canvas. */
  turnWheel(turns: readonly { x: number; y: number; ctrl: boolean }[], limitMs: number): Promise<number>;
  /** Whether all that is in view is drawn: no frame without its spread, no picture without its pixels. */
  isComplete(): boolean;
  /** Whether all spreads in view are elements, none a picture. */
  isLive(): boolean;
  /** The spreads in view in each frame of a movement, and those of them that showed nothing. */
  blanksWhile(move: () => Promise<unknown>): Promise<{ seen: number; blank: number }>;
  nextPaint(): Promise<number>;
  /** Follows a link inside of the app: nothing is loaded again. */
  visit(path: string): void;
}

declare global {
  interface Window {
    bench: PageRecorder;
  }
}

/** Must stand by itself: it is sent to the page as text. */
export function installPageRecorder(): void {
  const frames: number[] = [];
  const longTasks: number[] = [];
  const painted: number[] = [];
  let watched: { text: string; arrived: number | null } | null = null;

  const NativeSocket = window.WebSocket;
  window.WebSocket = class extends NativeSocket {
    constructor(...given: ConstructorParameters<typeof NativeSocket>) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        if (watched && typeof data === 'string' && data.includes(watched.text)) watched.arrived = performance.now();
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration);
  }).observe({ entryTypes: ['longtask'] });

  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const nextPaint = async (): Promise<number> => {
    await frame();
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  };
  const count = (time: number): void => {
    frames.push(time);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);

  const isSeen = (element: Element): boolean => {
    const view = document.querySelector('.canvas-desk')?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return !!view && box.right > view.left && box.left < view.right && box.bottom > view.top && box.top < view.bottom;
  };
  const seenSlots = (): Element[] => [...document.querySelectorAll('.world-slot')].filter(isSeen);
  /** Its picture is there, and more than the pixel that holds its place. */
  const isPainted = (slot: Element): boolean => {
    const picture = slot.querySelector<HTMLImageElement>('.world-picture');
    return picture !== null && picture.complete && picture.naturalWidth > 1;
  };

  const isBlank = (slot: Element): boolean =>
    slot.querySelector('.world-picture') ? !isPainted(slot) : !slot.querySelector('.fg-spread');

  window.bench = {
    frames,
    longTasks,
    painted,
    nextPaint,
    visit(path) {
      history.pushState({ idx: 0, key: path, usr: null }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    reset() {
      frames.length = 0;
      longTasks.length = 0;
    },
    watch(text, selector) {
      watched = { text, arrived: null };
      const element = document.querySelector(selector);
      if (!element) throw new Error(`No ${selector} in the page`);
      new MutationObserver(() => {
        const arrived = watched?.arrived ?? null;
        if (!watched || arrived === null) return;
        watched.arrived = null;
        void nextPaint().then((time) => painted.push(time - arrived));
      }).observe(element, { subtree: true, attributes: true, childList: true });
    },
    async turnWheel(turns, limitMs) {
      const desk = document.querySelector('.canvas-desk')!;
      const { left, top, width, height } = desk.getBoundingClientRect();
      const started = performance.now();
      let done = 0;
      for (const { x, y, ctrl } of turns) {
        await frame();
        desk.dispatchEvent(
          new WheelEvent('wheel', {
            deltaX: x,
            deltaY: y,
            ctrlKey: ctrl,
            clientX: left + width / 2,
            clientY: top + height / 2,
            bubbles: true,
            cancelable: true,
          }),
        );
        done++;
        if (performance.now() - started > limitMs) break;
      }
      await nextPaint();
      return done;
    },
    isLive: () =>
      seenSlots().every((slot) => slot.querySelector('.fg-spread') && !slot.querySelector('.world-picture')),
    async blanksWhile(move) {
      let [seen, blank, isMoving] = [0, 0, true];
      const look = (): void => {
        if (!isMoving) return;
        const slots = seenSlots();
        seen += slots.length;
        blank += slots.filter(isBlank).length;
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      await move();
      isMoving = false;
      return { seen, blank };
    },
    isComplete() {
      const slots = [...document.querySelectorAll('.world-slot')];
      if (slots.length === 0 || document.fonts.status !== 'loaded') return false;
      // Where they are is asked only of those that are not done: it may lay out the page once more.
      return slots.every((slot) => {
        if (slot.querySelector('.world-picture')) return isPainted(slot) || !isSeen(slot);
        const missing = [...slot.querySelectorAll('img')].filter(
          (image) => !image.complete || image.naturalWidth === 0,
        );
        return slot.querySelector('.fg-spread') !== null ? !missing.some(isSeen) : !isSeen(slot);
      });
    },
  };
}
