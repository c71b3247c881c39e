/** What the processes of the embedded database tell their parent, and how they end with it. */
export type Report = { state: 'ready' } | { state: 'locked' } | { state: 'failed'; reason: string; outside?: boolean };

/** Resolves when it is on its way: a process may end then. */
export function tell(report: Report): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(report, () => resolve());
    else resolve();
  });
}

export function endWithParent(): void {
  // Ctrl-C goes to the whole group; the parent closes us once it is done with its requests.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.on('error', () => process.exit(1));
}
