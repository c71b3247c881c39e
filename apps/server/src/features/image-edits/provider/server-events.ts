/** Server-sent events as they come in, one by one. https://html.spec.whatwg.org/multipage/server-sent-events.html */
export interface ServerEvent {
  event: string;
  data: string;
}

/** `limit`: characters that one event may have; more is an error. */
export async function* serverEvents(body: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let event = '';
  let data: string[] = [];
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    // A carriage return at the end may be half of a line's end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > limit) throw new Error('An event is too long');
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { event: event || 'message', data: data.join('\n') };
        event = '';
        data = [];
        continue;
      }
      const [, field, value] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
      if (field === 'event') event = value ?? '';
      if (field === 'data') data.push(value ?? '');
    }
  }
}
