/** Takes an order for an export: checks it, keeps the album as it is now, and queues the print. */
import {
  type AlbumDocument,
  chooseSheets,
  may,
  type PrintProfile,
  type PrintSheet,
  type RangeRefusal,
} from '@figurina/album';
import type { RenderParams } from '@figurina/contract';
import type { Locale, Translate } from '@figurina/locales';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids.ts';
import { exportTexts } from './export-answers.ts';
import type { ExportsParts } from './exports-parts.ts';
import { OPEN_EXPORTS_OF_A_MEMBER, orderRefusal } from './exports.policy.ts';
import * as queries from './exports.queries.ts';
import { findingsOf } from './findings.ts';
import { isProfileRefusal, type PrintProfiles } from './print-profiles.ts';
import { artifactParts, MOST_PACK_FILES, stickersOf } from './artifact-parts.ts';
import { packingOfExport } from './packing-of-export.ts';
import { printExport } from './print-export.ts';
import { printSource } from './print-source.ts';
import { countSheets, isOnSheets, MOST_PACKS, type SheetsFault } from './sheet-plans.ts';
import { SHOWN_TOKEN_MS, type RenderTokens } from './render-tokens.ts';

export interface Order {
  readonly params: RenderParams;
  readonly caller: Pick<Caller, 'id' | 'admin'>;
  readonly locale: Locale;
}

type OrderParts = Pick<
  ExportsParts,
  'db' | 'clock' | 'jobs' | 'access' | 'documents' | 'albums' | 'packingOf' | 'copyOf'
> & {
  tokens: RenderTokens;
  profiles: PrintProfiles;
};

/** Answers the job's id and a token that shows its render page for some minutes. */
export async function orderExport(parts: OrderParts, order: Order): Promise<{ id: string; token: string } | Refusal> {
  const { params, caller, locale } = order;
  const actor = await parts.access(params.album_id, caller, 'read');
  if (isRefusal(actor)) return actor;
  const denied = orderRefusal(actor, params);
  if (denied) return refuse(denied);
  const prepared = await prepareExport(parts, params, locale);
  if (isRefusal(prepared)) return prepared;
  if (!may(actor, 'print') && (await queries.countOpen(parts.db, caller.id)) >= OPEN_EXPORTS_OF_A_MEMBER)
    return refuse('too_many_requests');
  return parts.db.transaction().execute(async (transaction) => {
    await queries.insertJob(transaction, { ...prepared, createdBy: caller.id });
    const { id } = prepared;
    await queries.setQueueId(transaction, id, await parts.jobs.send(printExport, { id }, { transaction }));
    return { id, token: await parts.tokens.issue(id, SHOWN_TOKEN_MS, transaction) };
  });
}

export type PrepareParts = Pick<OrderParts, 'clock' | 'documents' | 'albums' | 'profiles' | 'packingOf' | 'copyOf'>;

/** What a job begins with: the album's copy, how many sheets it gives, what is doubtful on them. */
export async function prepareExport(
  { clock, documents, albums, profiles, packingOf, copyOf }: PrepareParts,
  params: RenderParams,
  locale: Locale,
): Promise<Omit<queries.NewJob, 'createdBy'> | Refusal> {
  const profile = profiles.choose(params);
  if (isProfileRefusal(profile)) {
    const { refused, pointer, fault } = profile;
    const t = await exportTexts(locale);
    return refuse(refused, pointer && fault ? [{ pointer, code: fault, detail: t(`exports.profile.${fault}`) }] : []);
  }
  const { mode, range, includeCover, fillUp } = params;
  const source = await printSource({ documents, albums, copyOf }, params);
  if (isRefusal(source)) return source;
  const { document, album, copy } = source;
  const chosen = chooseSheets(document, { mode, range, includeCover, fillUp });
  if (!chosen.ok) return rangeRefusal(chosen, locale);
  const orderId = params.orderId || null;
  const packing = packingOfExport(document, params, await packingOf(params.album_id, orderId));
  const settled: RenderParams = {
    ...params,
    ...packing,
    copy: copy ? 'approved' : 'live',
    printProfile: profile?.id ?? '',
  };
  const counted =
    params.mode === 'artifact'
      ? await countArtifact(document, settled, profile, locale)
      : isOnSheets(params)
        ? await countOnSheets(chosen.sheets, settled, profile, locale)
        : null;
  if (isRefusal(counted)) return counted;
  const now = clock.now();
  return {
    id: newId(now.getTime()),
    albumId: params.album_id,
    // As it is now, whatever the house prints by later.
    params: settled,
    findings: findingsOf(document, chosen.sheets, params),
    sheets: counted ?? chosen.sheets.length,
    albumVersion: source.version,
    orderId,
    copy,
    album: JSON.stringify({ ...album, image_token: '' }),
    now,
  };
}

function refused(setting: keyof RenderParams, code: string, detail: string): Refusal {
  return refuse('invalid_request', [{ pointer: `/render_job/params/${setting}`, code, detail }]);
}

/** How many sheets stickers are put on, for the shop whose file it is. */
async function countOnSheets(
  sheets: readonly PrintSheet[],
  params: RenderParams,
  profile: PrintProfile | null,
  locale: Locale,
): Promise<number | Refusal> {
  const t = await exportTexts(locale);
  if (!profile) return refused('gang', 'not_a_print_file', t('exports.sheets.not_a_print_file'));
  const counted = countSheets(stickersOf(sheets), params, profile);
  if (counted.ok) return counted.count;
  if ('code' in counted) return rangeRefusal(counted, locale);
  const { fault, most } = counted;
  return refused(SETTING_OF[fault], fault, t(`exports.sheets.${fault}`, { most }));
}

/** How many sheets are in all files of the archive. */
async function countArtifact(
  document: AlbumDocument,
  params: RenderParams,
  profile: PrintProfile | null,
  locale: Locale,
): Promise<number | Refusal> {
  const t = await exportTexts(locale);
  if (!profile) return refused('format', 'not_a_print_file', t('exports.sheets.not_a_print_file'));
  const packs = params.albums * params.packsPerAlbum;
  const most = MOST_PACKS * MOST_PACK_FILES;
  if (packs > most) return refused('albums', 'too_many', t('exports.sheets.too_many', { most }));
  const parts = artifactParts(document, params, profile);
  if (!parts) return refused('mode', 'no_book', t('exports.sheets.no_book'));
  return parts.reduce((sum, { sheets }) => sum + sheets, 0);
}

const SETTING_OF: Readonly<Record<SheetsFault, keyof RenderParams>> = {
  no_albums: 'albums',
  paper_too_small: 'printProfile',
  too_many: 'range',
  too_few_motifs: 'mode',
  lonely_single: 'mode',
};

async function rangeRefusal(refused: RangeRefusal, locale: Locale): Promise<Refusal> {
  const detail = rangeText(await exportTexts(locale), refused);
  return refuse('invalid_range', [{ pointer: '/render_job/params/range', code: refused.fault, detail }]);
}

function rangeText(t: Translate, { fault, piece, last }: RangeRefusal): string {
  if (fault === 'out_of_range') return t('exports.range.out_of_range', { piece, last });
  return fault === 'nothing_to_print' ? t(`exports.range.${fault}`) : t(`exports.range.${fault}`, { piece });
}
