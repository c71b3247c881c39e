import type { FastifyInstance } from 'fastify';
import type { Refusal } from '../../platform/http/refusal.ts';
import { serveExportFile } from './export-file.routes.ts';
import type { ExportsParts } from './exports-parts.ts';
import { createFindOwnJob, serveExports } from './exports.routes.ts';
import { createForgetPictures, type ForgetPictures } from './forget-pictures.ts';
import { createOrderArchive, type OrderArchive } from './order-archive.ts';
import { createPlates } from './plates/plates.ts';
import { servePlates } from './plates/plates.routes.ts';
import { createPrintExport, printExport, type PrintParts } from './print-export.ts';
import { createPrintProfiles } from './print-profiles.ts';
import { createPrintPage, type PrintPage } from './print-page.ts';
import { printToFile, type FileOrder, type PrintedToFile } from './print-to-file.ts';
import { createPressRunner } from './printing/press-runner.ts';
import { createPrintingFolder } from './printing/printing-folder.ts';
import { deleteJob } from './exports.queries.ts';
import { deleteExportFile } from './plates/kept-plates.ts';
import { removeOldDaily, type RemoveOld } from './remove-old.ts';
import { serveRenderData } from './render-data.routes.ts';
import { createRenderTokens } from './render-tokens.ts';

export interface Exports {
  /** Prints without a job, for programs of the shell. */
  printToFile(order: FileOrder): Promise<PrintedToFile | Refusal>;
  /** The same for covers: by a process of their own, and not before what people ordered of this server is printed. */
  printCover(order: FileOrder): Promise<PrintedToFile | Refusal>;
  /** For sheets that somebody waits for; a long export does not hold them up. */
  readonly printPage: PrintPage;
  /** The archive of an order, by the house or staff. */
  readonly orderArchive: OrderArchive;
  /** For photos that were withdrawn. */
  readonly forgetPictures: ForgetPictures;
  /** One with its files, whatever its state. */
  remove(job: { id: string; file_key: string | null }): Promise<void>;
  /** What is done every night. */
  readonly removeOld: RemoveOld;
  /** The process that prints, while there is one. */
  readonly pressPid: number | undefined;
  serve(http: FastifyInstance): void;
  /** Ends the printing process with its browser. */
  close(): Promise<void>;
}

const IDLE_MS = 3 * 60_000;
const PAGES_IDLE_MS = 30_000;

export function createExports(parts: ExportsParts): Exports {
  const { db, clock, config, files, jobs, errands, log, access, origin, papersOf, ended } = parts;
  const tokens = createRenderTokens({ db, clock });
  const profiles = createPrintProfiles(config.exports.profile);
  const folder = createPrintingFolder(config.dataDir);
  let isTold = false;
  const runner = (idleMs: number) => createPressRunner({ chromiumPath: config.chromiumPath, idleMs, onNoSandbox });
  const press = runner(IDLE_MS);
  const printing: PrintParts = { db, files, press, folder, tokens, profiles, origin, papersOf, ended };
  const pages = runner(PAGES_IDLE_MS);
  const covers = runner(PAGES_IDLE_MS);
  const separations = runner(PAGES_IDLE_MS);
  const plates = createPlates({ errands, files, press: separations, folder, profiles });
  const printPage = createPrintPage({ errands, press: pages, folder });
  jobs.handle(printExport, createPrintExport(printing));

  function onNoSandbox(why: string): void {
    if (!isTold) log.warn({ why }, 'the browser that prints runs without its sandbox');
    isTold = true;
  }

  const removeOld = removeOldDaily({ db, clock, files, folder, jobs, ended, keepMs: config.exports.keepMs });
  return {
    printToFile: (order) => printToFile({ ...parts, ...printing }, order),
    printCover: async (order) => {
      await press.free(order.signal);
      return printToFile({ ...parts, ...printing, press: covers }, order);
    },
    orderArchive: createOrderArchive({ ...parts, profiles }),
    printPage,
    forgetPictures: createForgetPictures({ db, files, jobs, ended }),
    remove: async ({ id, file_key: key }) => {
      await deleteJob(db, id);
      if (key) await deleteExportFile(files, key);
    },
    removeOld,
    get pressPid() {
      return press.pid;
    },
    serve: (http) => {
      const findOwnJob = createFindOwnJob({ db, access });
      serveExports(http, { ...parts, tokens, profiles, findOwnJob });
      serveExportFile(http, { files, findOwnJob });
      servePlates(http, { counters: parts.counters, plates, findOwnJob });
      serveRenderData(http, { db, tokens, pictures: parts.pictures });
    },
    close: async () => {
      await Promise.all([press.close(), pages.close(), covers.close(), separations.close()]);
    },
  };
}
