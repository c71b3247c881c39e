/**
 * A HEIC file of 32 x 32 pixels, written bit by bit, since no free encoder is at hand: one block of plain samples (PCM),
 * which HEVC allows. Enough for a decoder to be a decoder.
 */
export interface HeicOptions {
  /** Luma, and the two differences of colour, of the left and of the right half. */
  left: readonly [number, number, number];
  right: readonly [number, number, number];
  /** Quarter turns against the clock that a reader has to make. */
  turns?: number;
  profile?: Uint8Array;
}

const SIDE = 32;

export function aHeic({ left, right, turns = 0, profile }: HeicOptions): Buffer {
  const properties = [
    box('hvcC', decoderConfiguration()),
    fullBox('ispe', 0, u32(SIDE), u32(SIDE)),
    ...(turns > 0 ? [box('irot', Buffer.from([turns]))] : []),
    ...(profile ? [box('colr', Buffer.from('prof'), Buffer.from(profile))] : []),
  ];
  const picture = slice(left, right);
  const data = Buffer.concat([u32(picture.length), picture]);
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(1)),
      fullBox('iloc', 0, Buffer.from([0x44, 0]), u16(1), u16(1), u16(0), u16(1), u32(offset), u32(data.length)),
      fullBox('iinf', 0, u16(1), fullBox('infe', 2, u16(1), u16(0), Buffer.from('hvc1\0'))),
      box(
        'iprp',
        box('ipco', ...properties),
        // All properties belong to the picture; the first is needed to read it.
        fullBox(
          'ipma',
          0,
          u32(1),
          u16(1),
          Buffer.from([properties.length, ...properties.map((_, at) => (at === 0 ? 0x81 : at + 1))]),
        ),
      ),
    );
  const type = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'));
  const offset = type.length + meta(0).length + 8;
  return Buffer.concat([type, meta(offset), box('mdat', data)]);
}

/** Bits, most significant first, with the codes that HEVC's headers are written in. */
class Bits {
  readonly #bits: number[] = [];

  put(value: number, count: number): this {
    for (let at = count - 1; at >= 0; at -= 1) this.#bits.push((value >>> at) & 1);
    return this;
  }
  /** Exp-Golomb; 0 is the same with and without sign. */
  ue(...values: number[]): this {
    for (const value of values) {
      const length = Math.floor(Math.log2(value + 1));
      this.put(0, length).put(value + 1, length + 1);
    }
    return this;
  }
  bytes(bytes: Iterable<number>): this {
    for (const byte of bytes) this.put(byte, 8);
    return this;
  }
  fill(): this {
    while (this.#bits.length % 8 !== 0) this.#bits.push(0);
    return this;
  }
  /** The closing bit of every unit. */
  end(): Buffer {
    this.put(1, 1).fill();
    return this.done();
  }
  done(): Buffer {
    const bytes = Buffer.alloc(this.#bits.length / 8);
    for (const [at, bit] of this.#bits.entries()) bytes[at >> 3]! |= bit << (7 - (at & 7));
    return bytes;
  }
}

const VPS = 32;
const SPS = 33;
const PPS = 34;
const IDR = 20;
/** Main profile, level 1. */
const PROFILE = [0x01, 0x60, 0, 0, 0, 0x90, 0, 0, 0, 0, 0, 30];

function decoderConfiguration(): Buffer {
  const units: [number, Buffer][] = [
    [
      VPS,
      new Bits()
        .put(0, 4)
        .put(3, 2)
        .put(0, 9)
        .put(1, 1)
        .put(0xffff, 16)
        .bytes(PROFILE)
        .put(1, 1)
        .ue(0, 0, 0)
        .put(0, 6)
        .ue(0)
        .put(0, 2)
        .end(),
    ],
    [SPS, sequence()],
    [
      PPS,
      new Bits()
        .ue(0, 0)
        .put(0, 7)
        .ue(0, 0, 0)
        .put(0, 3)
        .ue(0, 0)
        .put(0, 7)
        .put(1, 1)
        .put(0, 1)
        .put(1, 1)
        .put(0, 2)
        .ue(0)
        .put(0, 2)
        .end(),
    ],
  ];
  const arrays = units.map(([type, payload]) => {
    const unit = nal(type, payload);
    return Buffer.concat([Buffer.from([0x80 | type]), u16(1), u16(unit.length), unit]);
  });
  return Buffer.concat([
    Buffer.from([1, ...PROFILE, 0xf0, 0, 0xfc, 0xfd, 0xf8, 0xf8, 0, 0, 0x0f, arrays.length]),
    ...arrays,
  ]);
}

/** 4:2:0, 8 bits, one coding block of 32, PCM allowed, no filters. */
function sequence(): Buffer {
  const bits = new Bits()
    .put(0, 7)
    .put(1, 1)
    .bytes(PROFILE)
    .ue(0, 1, SIDE, SIDE)
    .put(0, 1)
    .ue(0, 0, 0)
    .put(1, 1)
    .ue(0, 0, 0);
  bits.ue(2, 0, 0, 3, 0, 0).put(0, 3).put(1, 1).put(7, 4).put(7, 4).ue(2, 0).put(1, 1);
  return bits.ue(0).put(0, 5).end();
}

function slice(left: HeicOptions['left'], right: HeicOptions['right']): Buffer {
  const plane = (of: 0 | 1 | 2, side: number) =>
    Array.from({ length: side * side }, (_, at) => (at % side < side / 2 ? left[of] : right[of]));
  const bits = new Bits().put(1, 1).put(0, 1).ue(0, 2, 0).put(1, 1).fill();
  // Arithmetic code of "one part" (the likelier value of its context) and "samples follow".
  arithmetic(bits, [[1, 240], 'end']).fill();
  bits
    .bytes(plane(0, SIDE))
    .bytes(plane(1, SIDE / 2))
    .bytes(plane(2, SIDE / 2));
  // And, begun anew, of "this was the last block"; its closing bit is that of the unit.
  return nal(IDR, arithmetic(bits, ['end']).fill().done());
}

/** A likely value narrows the range by the unlikely one's share; `end` closes the code. */
function arithmetic(bits: Bits, steps: readonly (readonly [1, number] | 'end')[]): Bits {
  let low = 0;
  let range = 510;
  let pending = 0;
  let first = true;
  const put = (bit: number) => {
    if (!first) bits.put(bit, 1);
    first = false;
    for (; pending > 0; pending -= 1) bits.put(1 - bit, 1);
  };
  for (const step of steps) {
    if (step !== 'end') {
      range -= step[1];
      continue;
    }
    low += range - 2;
    for (range = 2; range < 256; range <<= 1, low <<= 1) {
      if (low < 256) put(0);
      else if (low >= 512) {
        low -= 512;
        put(1);
      } else {
        low -= 256;
        pending += 1;
      }
    }
    put((low >> 9) & 1);
    bits.put(((low >> 7) & 3) | 1, 2);
  }
  return bits;
}

/** A unit with its header; two zero bytes in a row are kept from looking like the beginning of another one. */
function nal(type: number, payload: Buffer): Buffer {
  const bytes = [type << 1, 1];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros === 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
}

function fullBox(type: string, version: number, ...content: readonly Buffer[]): Buffer {
  return box(type, Buffer.from([version, 0, 0, 0]), ...content);
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 255]);
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
