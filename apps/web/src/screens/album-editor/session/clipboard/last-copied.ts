/**
 * What was copied last in any open tab. The browser shows the clipboard to Ctrl V alone; menu entries and "paste in
 * place" take what the tabs tell each other.
 */
export interface LastCopied {
  get(): string | null;
  put(text: string): void;
  end(): void;
}

let copied: string | null = null;

export function openLastCopied(): LastCopied {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('figurina.clipboard');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') copied = data;
  });
  return {
    get: () => copied,
    put(text) {
      copied = text;
      // A channel has no target but its own origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage(text);
    },
    end: () => channel?.close(),
  };
}
