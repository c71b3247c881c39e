import type { Finding } from '../preflight/finding.ts';

/** Names one finding of an album, so that it can be accepted: the same as long as it is found at the same place. */
export function findingKey({ rule, nodeId, stickerId, values }: Finding): string {
  return [rule, nodeId ?? '', stickerId ?? '', values['side'] ?? ''].join(':');
}
