/** The checkout's answer: the price of a wish, with everything that is said beside it. */
import type { Category } from '@figurina/album';
import {
  type AlbumFacts,
  CATEGORY_RULES,
  estimateDelivery,
  houseClock,
  isDeliveryTight,
  type IsoDay,
  motifsOf,
  orderByDate,
  type Packaging,
  PACKAGINGS,
  packagingRefusal,
  type PriceList,
  type WishRefusal,
  type WorkingCalendar,
} from '@figurina/commerce';
import type { Checkout } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Kysely } from 'kysely';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { readPlan } from '../capacity/index.ts';
import type { AlbumError } from './album-errors.ts';
import { errorInWords } from './album-errors.ts';
import type { PrintedAlbum } from './album-facts.ts';
import { amountsOf, noAmounts } from './checkout-amounts.ts';
import { checkoutTexts } from './checkout-texts.ts';
import { offerAnswer, packPlanAnswer, prepaymentNote, vatIdAnswer, voucherAnswer } from './checkout-beside.ts';
import type { PriceWish } from './price-wish.ts';
import type { PriceOptions, Pricing } from './pricing.ts';

export interface CheckoutQuestion {
  readonly album: {
    readonly id: string;
    readonly title: string;
    readonly releaseDate: IsoDay | null;
    readonly language: Checkout['album']['language'];
    readonly category: Category;
    readonly coverUrl: string | null;
  };
  readonly printed: PrintedAlbum;
  readonly errors: readonly AlbumError[];
  /** Without a packaging: packs, or boxes where packs cannot be had. */
  readonly wish: Omit<PriceWish, 'packaging'> & { readonly packaging: Packaging | null };
  readonly locale: Locale;
  readonly now: Date;
  readonly db: Kysely<Database>;
  /** The order that is changed. */
  readonly order?: PriceOptions['order'];
}

export type AnswerCheckout = (question: CheckoutQuestion) => Promise<Checkout | Refusal>;

interface AnswerParts {
  readonly pricing: Pricing;
  readonly lists: readonly PriceList[];
  readonly calendar: WorkingCalendar;
  readonly config: Pick<Config, 'orders' | 'supportEmail'>;
}

export function createAnswer({ pricing, lists, calendar, config }: AnswerParts): AnswerCheckout {
  return async ({ album, printed, errors, wish: wished, locale, now, db, order }) => {
    const { category } = album;
    const { spine, ...figures } = printed;
    const facts: AlbumFacts = { ...figures, category };
    const range = CATEGORY_RULES[category].albums;
    if (wished.albums < range.min || wished.albums > range.max) return outOfRange('no_albums_out_of_range', range);
    const t = await checkoutTexts(locale);
    const packaging = packagingFor(wished.packaging, facts);
    const wish = { ...wished, packaging: packaging ?? 'stickerpack' };
    const priced = packaging && (await pricing.price(wish, facts, { now, db, ...(order && { order }) }));
    if (priced && !priced.ok) return refusalOfWish(priced.refusal);
    const quote = priced?.quote ?? null;
    const ordered = {
      albums: wish.albums,
      designCheck: wish.features.includes('design_check'),
      country: wish.country,
    };
    const capacity = await readPlan(db, calendar, { day: houseClock(now).day, except: order?.id });
    const delivery = estimateDelivery(ordered, houseClock(now), calendar, capacity);
    const event = wish.releaseDate;
    const errorDetails = errors.map((error) => errorInWords(error, t));
    return {
      ...(priced
        ? amountsOf(priced, { wish, facts, locale, t })
        : noAmounts(lists, { country: wish.country, now, locale })),
      country_code: wish.country,
      amounts_first: CATEGORY_RULES[category].amountsFirst,
      estimated_delivery_date: delivery,
      order_by_date: event && orderByDate(ordered, event, calendar, capacity),
      delivery_tight: event !== null && isDeliveryTight(event, delivery),
      voucher: priced ? voucherAnswer(priced, { locale, t }) : null,
      vat_id: priced ? vatIdAnswer(priced, t) : null,
      offer: priced ? offerAnswer(priced, t) : null,
      errors: errorDetails.map(({ message }) => message),
      error_details: errorDetails,
      album: {
        id: album.id,
        title: album.title,
        release_date: album.releaseDate,
        cover_preview_url: album.coverUrl,
        language: album.language,
        category,
        pages: facts.pages,
        total_sticker_sorts: motifsOf(facts),
        spine,
      },
      blueprint_category: category,
      no_albums: wish.albums,
      limits: { ...range, step: 1 },
      packaging: {
        type: packaging,
        unavailable: PACKAGINGS.flatMap((type) => {
          const code = packagingRefusal(type, facts);
          return code ? [{ type, code, message: t(`checkout.packaging.${code}`) }] : [];
        }),
        per_box: quote?.packing.type === 'stickerbox_single_variety' ? quote.packing.each : null,
      },
      available_features: [...(quote?.availableFeatures ?? [])],
      order_features: quote ? quote.availableFeatures.filter((feature) => wish.features.includes(feature)) : [],
      pack_plan:
        quote?.packing.type === 'stickerpack' ? packPlanAnswer(facts, wish.albums, quote.packing.perAlbum) : null,
      support_email: config.supportEmail,
      prepayment_note: quote && prepaymentNote(quote, config.orders.prepaymentAbove, { locale, t }),
      quote_hash: priced?.hash ?? '',
    };
  };
}

/** The wished one, else the other; null where an album has nothing to pack. */
function packagingFor(wished: Packaging | null, facts: AlbumFacts): Packaging | null {
  const inTurn = wished === null ? PACKAGINGS : [wished, ...PACKAGINGS];
  return inTurn.find((packaging) => packagingRefusal(packaging, facts) === null) ?? null;
}

/** Why there is no price, as a problem of the API. */
export function refusalOfWish(refusal: WishRefusal): Refusal {
  return refusal.code === 'packaging_unavailable' ? refuse(refusal.code) : outOfRange(refusal.code, refusal);
}

function outOfRange(
  code: 'no_albums_out_of_range' | 'packs_per_album_out_of_range',
  { min, max }: { readonly min: number; readonly max: number },
): Refusal {
  return { ...refuse(code), range: { min, max } };
}
