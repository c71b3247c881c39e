/** `npm run retention`: what went for good by itself, what waits for its night, and how erasures stand. */
import { retentionReport, retentionRules } from '../features/privacy/index.ts';
import { migrate } from '../platform/db/migrate.ts';
import { configuration, joinDatabase } from './program.ts';

const DAY_MS = 86_400_000;

const config = configuration();
const database = await joinDatabase(config);
await migrate(database.db);
const { rules, erasures } = await retentionReport(database.db, retentionRules(config), new Date());
await database.close();
const day = (at: Date | null | undefined): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never';
for (const { rule, keptMs, waiting, last, erased } of rules)
  console.log(
    `${rule.padEnd(16)} ${keptMs === 0 ? 'kept for ever' : `kept ${Math.round(keptMs / DAY_MS)} days`}; ${waiting} wait; ` +
      `${erased} went within 30 days; last run ${day(last?.at)}${last ? `, ${last.erased} went` : ''}`,
  );
console.log(
  `${'erasures'.padEnd(16)} ${erasures.waiting} wait, the next until ${day(erasures.next_due_at)}; ` +
    `${erasures.done} done, the last one ${day(erasures.last_done_at)}`,
);
