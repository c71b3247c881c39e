/** What a list and its photos may be, far above what clubs bring: beyond, a file is an accident or an attack. Decimal bytes. */
export const LIST_LIMITS = {
  textBytes: 20_000_000,
  workbookBytes: 60_000_000,
  /** Of the parts of a workbook that are read. */
  workbookUnpacked: 100_000_000,
  rows: 5_000,
  columns: 100,
  /** Beyond this a cell is cut. */
  cellLength: 1_000,
  archiveFiles: 3_000,
  archiveUnpacked: 4_000_000_000,
  /** As large as the server takes a picture. */
  pictureBytes: 64_000_000,
  readingMs: 60_000,
};
export type ListLimits = Readonly<typeof LIST_LIMITS>;

/** Why a file was not taken. */
export type FileFault =
  | 'not_a_table'
  | 'broken_archive'
  | 'broken_picture'
  | 'unknown_type'
  | 'too_big'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'too_much_inside'
  | 'too_slow';

/** Thrown where a file is read, with what is told of it. */
export class UnreadableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
