/** What is printed, and how it gets to the print shop. Described for people in docs/operating.md. */
import { z } from 'zod';
import { duration, flag, url } from './setting-types.ts';

const sftpUrl = (setting: string) =>
  url(/^sftp$/, 'sftp://user@print.example.org/inbox').refine((value) => {
    const { username, password } = new URL(value);
    return username !== '' && password === '';
  }, `must have a user and no password, which ${setting}_PASSWORD is for`);
const hostKey = z
  .string()
  .regex(/^(ssh-ed25519|ecdsa-sha2-nistp\d+|ssh-rsa) [A-Za-z0-9+/]+=*( .*)?$/, 'must be a line like ssh-ed25519 AAAA…');

export const printSettings = z.object({
  EXPORT_WHEN: z.enum(['approval', 'by_hand'], 'must be approval or by_hand').default('approval'),
  TRANSFER_WHEN: z.enum(['export', 'by_hand'], 'must be export or by_hand').default('by_hand'),
  TRANSFER_URL: sftpUrl('TRANSFER').optional(),
  TRANSFER_HOST_KEY: hostKey.optional(),
  TRANSFER_KEY_FILE: z.string().optional(),
  TRANSFER_PASSWORD: z.string().optional(),
  STICKER_TRANSFER_URL: sftpUrl('STICKER_TRANSFER').optional(),
  STICKER_TRANSFER_HOST_KEY: hostKey.optional(),
  STICKER_TRANSFER_KEY_FILE: z.string().optional(),
  STICKER_TRANSFER_PASSWORD: z.string().optional(),
  DRAW_COVERS: flag.default(true),
  PREPARE_CONTENT: flag.default(true),
  EXPORT_KEEP: duration.default(30 * 86_400_000),
  PRINT_PROFILE: z.string().default('default'),
  CHROMIUM_PATH: z.string().optional(),
});

export function printConfig(s: z.output<typeof printSettings>) {
  return {
    /**
     * What goes to the print shop, when, and where to; `transfer` undefined: it is fetched from here. `stickerTransfer`:
     * where stickers go, if another house makes them.
     */
    handover: {
      exportAtApproval: s.EXPORT_WHEN === 'approval',
      transferAtExport: s.TRANSFER_WHEN === 'export',
      transfer: s.TRANSFER_URL
        ? {
            url: s.TRANSFER_URL,
            hostKey: s.TRANSFER_HOST_KEY ?? '',
            keyFile: s.TRANSFER_KEY_FILE,
            password: s.TRANSFER_PASSWORD,
          }
        : undefined,
      stickerTransfer: s.STICKER_TRANSFER_URL
        ? {
            url: s.STICKER_TRANSFER_URL,
            hostKey: s.STICKER_TRANSFER_HOST_KEY ?? '',
            keyFile: s.STICKER_TRANSFER_KEY_FILE,
            password: s.STICKER_TRANSFER_PASSWORD,
          }
        : undefined,
    },
    /** Whether the worker draws the covers of albums that changed, for lists. */
    drawCovers: s.DRAW_COVERS,
    /** Whether the bitmaps of the blueprints' drawings are made ahead, in the minutes after the first start. */
    prepareContent: s.PREPARE_CONTENT,
    /** `keepMs`: how long files of exports are kept; 0 for ever. `profile`: what print files follow where none is named. */
    exports: { keepMs: s.EXPORT_KEEP, profile: s.PRINT_PROFILE },
    chromiumPath: s.CHROMIUM_PATH,
  };
}
