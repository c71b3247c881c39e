/**
 * The price of an order computed a second way, for tests: from the table of the requirements as it is written there, in whole
 * numbers without an end, piece by piece. It shares no code and no data with what it checks.
 */

export interface OracleOrder {
  readonly albums: number;
  readonly boxes: boolean;
  readonly packsPerAlbum: number | null;
  readonly check: boolean;
  readonly lamination: boolean;
  readonly ownBag: boolean;
  readonly country: string;
  readonly pages: number;
  readonly singles: number;
  readonly doubles: number;
  /** Basis points, or the gross amount printed on it; `least` is the net amount of goods it asks for. */
  readonly code: { readonly percent?: number; readonly worth?: number; readonly least: number } | null;
}

export interface OraclePrice {
  /** Nets and grosses of the lines. */
  readonly nets: bigint[];
  readonly grosses: bigint[];
  readonly net: bigint;
  readonly vat: bigint;
  readonly gross: bigint;
  readonly parcels: number;
}

/** `24.60` is 2460. */
const hundredths = (text: string): bigint => BigInt(text.replace('.', ''));

const TABLE = {
  EUR: {
    setup: '120.00',
    album: ['6.00 0.20', '1.30 0.10', '0.56 0.08', '0.48 0.07'],
    packs: ['24.00', '0.23', '0.20', '0.17'],
    boxes: ['39.00', '0.50', '0.05'],
    extras: ['39.00', '0.30', '89.00'],
  },
  PLN: {
    setup: '500.00',
    album: ['24.60 0.80', '5.40 0.42', '2.30 0.34', '2.00 0.30'],
    packs: ['100.00', '0.98', '0.86', '0.74'],
    boxes: ['165.00', '2.10', '0.21'],
    extras: ['169.00', '1.30', '379.00'],
  },
} as const;

/** First parcel, each further one; VAT in percent. */
const COUNTRY: Readonly<Record<string, readonly [string, string, string]>> = {
  DE: ['7.99', '6.00', '19.00'],
  AT: ['12.00', '9.00', '20.00'],
  LU: ['12.00', '9.00', '17.00'],
  BE: ['12.00', '9.00', '21.00'],
  NL: ['12.00', '9.00', '21.00'],
  FR: ['14.00', '10.00', '20.00'],
  CZ: ['14.00', '10.00', '21.00'],
  IT: ['16.00', '12.00', '22.00'],
  ES: ['18.00', '14.00', '21.00'],
  IE: ['20.00', '15.00', '23.00'],
  FI: ['22.00', '16.00', '25.50'],
  RO: ['22.00', '16.00', '21.00'],
  CH: ['24.00', '16.00', '0.00'],
  PL: ['49.94', '25.00', '23.00'],
};
const GERMAN_PARCELS = ['7.99', '13.99', '20.00'];

/** Which price the n-th piece has, thresholds being the last pieces of the prices. */
const nth = (thresholds: readonly number[], piece: number): number => thresholds.filter((last) => piece > last).length;

export function oraclePrice(order: OracleOrder): OraclePrice {
  const { albums } = order;
  const table = TABLE[order.country === 'PL' ? 'PLN' : 'EUR'];
  const leaves = BigInt(order.pages / 2 - 2);
  const places = order.singles + order.doubles + order.doubles;

  let books = hundredths(table.setup);
  for (let album = 1; album <= albums; album++) {
    const [cover, leaf] = table.album[nth([10, 50, 200], album)]!.split(' ').map(hundredths) as [bigint, bigint];
    books += cover + leaf * leaves;
  }

  let [stickers, grams10] = [0n, albums * (410 + 92 * Number(leaves))];
  let packs = 0;
  if (order.boxes) {
    let each = 0;
    while (each * 100 < albums * 104) each++;
    const [setup, box, sticker] = table.boxes.map(hundredths) as [bigint, bigint, bigint];
    stickers = setup + box * BigInt(order.singles + order.doubles) + sticker * BigInt(each * places);
    grams10 += 200 * (order.singles + order.doubles) + 6 * each * places;
  } else {
    let perAlbum = order.packsPerAlbum ?? 5;
    while (order.packsPerAlbum === null && perAlbum * 4 * 100 < places * 104) perAlbum++;
    packs = perAlbum * albums;
    const [setup, ...prices] = table.packs.map(hundredths) as [bigint, ...bigint[]];
    stickers = setup;
    for (let from = 0; from < packs; from += 1000) {
      stickers += prices[nth([1000, 10_000], from + 1)]! * BigInt(Math.min(1000, packs - from));
    }
    grams10 += 40 * packs;
  }

  const [check, lamination, bag] = table.extras.map(hundredths) as [bigint, bigint, bigint];
  const nets = [books, stickers];
  if (order.check) nets.push(check);
  if (order.lamination) nets.push(lamination * BigInt(albums));
  if (order.ownBag && packs >= 1000) nets.push(bag);

  const [first, further, percent] = COUNTRY[order.country]!.map(hundredths) as [bigint, bigint, bigint];
  const goods = nets.reduce((a, b) => a + b);
  if (order.code && goods >= BigInt(order.code.least)) {
    let off = 0n;
    if (order.code.percent === undefined) {
      const face = BigInt(order.code.worth!) * 10_000n;
      off = face / (10_000n + percent);
      while (off * (10_000n + percent) < face) off++;
    } else {
      // Half up: twice the amount and one, halved.
      off = (goods * BigInt(order.code.percent) * 2n + 10_000n) / 20_000n;
    }
    nets.push(-(off > goods ? goods : off));
  }

  let parcels = 1;
  for (let left = grams10 - 200_000; left > 0; left -= 200_000) parcels++;
  let shipping = first;
  for (let parcel = 2; parcel <= parcels; parcel++) shipping += further;
  if (order.country === 'DE') {
    shipping = hundredths(GERMAN_PARCELS[Math.min(parcels, 3) - 1]!);
    for (let parcel = 4; parcel <= parcels; parcel++) shipping += further;
  }
  nets.push(shipping);

  const net = nets.reduce((a, b) => a + b);
  const vat = (net * percent * 2n + 10_000n) / 20_000n;
  return { nets, grosses: shared(nets, percent, net + vat), net, vat, gross: net + vat, parcels };
}

/** A cent at a time to the line that is furthest below its exact amount, from below all of them. */
function shared(nets: readonly bigint[], percent: bigint, gross: bigint): bigint[] {
  const exact = nets.map((net) => net * (10_000n + percent));
  const shares = exact.map((amount) => amount / 10_000n - (amount < 0n && amount % 10_000n !== 0n ? 1n : 0n));
  let left = gross - shares.reduce((a, b) => a + b);
  while (left > 0n) {
    let poorest = 0;
    for (const [at, amount] of exact.entries()) {
      if (amount - shares[at]! * 10_000n > exact[poorest]! - shares[poorest]! * 10_000n) poorest = at;
    }
    shares[poorest]! += 1n;
    left -= 1n;
  }
  return shares;
}
