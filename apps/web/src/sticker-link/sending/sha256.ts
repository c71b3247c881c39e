/** SHA-256 of one short text, at once: the browser's own answers a promise for each, which is slow for a million of them. */
const ROUND = roots(64, 3);
const START = roots(8, 2);

/** The first bits of the fractional parts of the roots of the first primes (FIPS 180-4). */
function roots(count: number, degree: 2 | 3): Uint32Array {
  const found = new Uint32Array(count);
  for (let prime = 2, index = 0; index < count; prime += 1) {
    if (!isPrime(prime)) continue;
    const root = degree === 2 ? Math.sqrt(prime) : Math.cbrt(prime);
    found[index++] = (root - Math.floor(root)) * 2 ** 32;
  }
  return found;
}

function isPrime(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor += 1) if (number % divisor === 0) return false;
  return true;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The digest's eight words. */
export function sha256(text: string): Uint32Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) addBlock(state, words, view, block);
  return state;
}

function addBlock(state: Uint32Array, words: Uint32Array, view: DataView, block: number): void {
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(block + 4 * index);
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [words[index - 15]!, words[index - 2]!];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = words[index - 16]! + first + words[index - 7]! + second;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index += 1) {
    const big = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + big + ((e & f) ^ (~e & g)) + ROUND[index]! + words[index]!) | 0;
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = state[index]! + value;
}
