/**
 * Tells what people do in the form of Segment's HTTP calls, to the one address that the server names, and only while they
 * agree: each call asks what was decided. What happens before that is dropped, nothing waits for it.
 */
import type { SessionConfig } from '@figurina/contract';
import { campaign } from '../campaign/campaign.ts';
import { allowsTargeting, onDecision } from '../consent/decision.ts';
import type { TrackedEvents } from './events.ts';
import { toldPath } from './told-path.ts';
import { forgetVisitor, visitorId } from './visitor-id.ts';

type Destination = NonNullable<SessionConfig['analytics']>;
type Call =
  | { readonly type: 'identify'; readonly traits: object }
  | { readonly type: 'page'; readonly name: string; readonly properties: object }
  | { readonly type: 'track'; readonly event: string; readonly properties: object };

let destination: Destination | null = null;
let userId: string | null = null;
/** Ends what is on its way. */
let flight = new AbortController();

/** Where events go from now on; null: nowhere. Answers how to end that. */
export function connectAnalytics(to: Destination | null): () => void {
  destination = to;
  const forget = onDecision(() => {
    if (!allowsTargeting()) forgetEverything();
  });
  return () => {
    forget();
    destination = null;
  };
}

/** Who it is, from here on. */
export function identify(sub: string, traits: { readonly locale: string }): void {
  userId = sub;
  send({ type: 'identify', traits });
}

export function trackPage(pathname: string): void {
  const path = toldPath(pathname);
  send({ type: 'page', name: path, properties: { path } });
}

export function track<Name extends keyof TrackedEvents>(event: Name, properties: TrackedEvents[Name]): void {
  send({ type: 'track', event, properties });
}

/** Stops at once, whatever is on its way. */
function forgetEverything(): void {
  flight.abort();
  flight = new AbortController();
  userId = null;
  forgetVisitor();
}

function send(call: Call): void {
  if (!destination || !allowsTargeting()) return;
  const now = new Date().toISOString();
  const body = {
    ...call,
    messageId: crypto.randomUUID(),
    anonymousId: visitorId(),
    ...(userId !== null && { userId }),
    timestamp: now,
    sentAt: now,
    writeKey: destination.write_key,
    context: {
      library: { name: 'figurina', version: '1' },
      locale: document.documentElement.lang,
      page: { path: toldPath(location.pathname) },
      campaign: campaign() ?? {},
    },
  };
  // As plain text no browser asks the address first whether it may; on a page that is left it goes out all the same.
  void fetch(`${destination.url}/${call.type}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    signal: flight.signal,
  }).catch(() => undefined);
}
