/** What the command-line programs share: the configuration, and one clear line when something is wrong. */
import { readConfig, type Config } from '../platform/config/config.ts';
import { openDatabase, type OpenDatabase } from '../platform/db/database.ts';

export function configuration(): Config {
  const read = readConfig(process.env);
  return read.ok ? read.config : stop(...read.problems);
}

/** Beside a running server too: then its embedded database is joined. */
export async function joinDatabase(config: Config): Promise<OpenDatabase> {
  const opened = await openDatabase(config, { join: true });
  return opened.ok ? opened.database : stop(`The data directory ${config.dataDir} is in use by another program`);
}

export function stop(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
