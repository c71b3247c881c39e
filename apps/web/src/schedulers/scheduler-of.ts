import type { Organization, SessionConfig } from '@figurina/contract';

type Size = Organization['size'];
export type SchedulerKind = keyof SessionConfig['schedulers'];

/** More than 200 people talk to sales, fewer get an introduction. */
const KINDS: Record<Size, SchedulerKind> = {
  '1-150': 'info',
  '151-200': 'info',
  '201-1000': 'sales',
  '1000+': 'sales',
};

export interface Scheduler {
  readonly kind: SchedulerKind;
  readonly url: string;
}

/** The appointments for an organisation of this size; null where the operator has none. */
export function schedulerOf(config: Pick<SessionConfig, 'schedulers'>, size: Size): Scheduler | null {
  const kind = KINDS[size];
  const url = config.schedulers[kind];
  return url === null ? null : { kind, url };
}
