import type { Dice } from './any-unit.ts';

/** A file as somebody sends it to do harm: bits turned, cut off, pieces doubled, swapped or blown up. Never the same twice. */
export function spoiledBytes(bytes: Uint8Array, dice: Dice): Uint8Array<ArrayBuffer> {
  const spoiled = Uint8Array.from(bytes);
  const at = (): number => dice.roll(Math.max(1, spoiled.length));
  const [from, to] = [at(), at()].toSorted((a, b) => a - b) as [number, number];
  switch (dice.roll(7)) {
    case 0:
      for (let turned = 1 + dice.roll(8); turned > 0; turned--) spoiled[at()]! ^= 1 << dice.roll(8);
      return spoiled;
    case 1:
      return spoiled.slice(0, from);
    case 2:
      return joined(spoiled.slice(0, from), spoiled.slice(to));
    case 3:
      return joined(spoiled.slice(0, to), spoiled.slice(from));
    case 4:
      return spoiled.fill(dice.pick([0, 0xff, 0x20, 0x41])!, from, Math.min(to, from + 64));
    case 5:
      return joined(
        spoiled.slice(0, from),
        Uint8Array.from({ length: 16 }, () => dice.roll(256)),
        spoiled.slice(from),
      );
    default: {
      // Where formats keep their lengths and sizes: four bytes, of the largest or of nearly none.
      const view = new DataView(spoiled.buffer);
      if (spoiled.length >= 4)
        view.setUint32(dice.roll(spoiled.length - 3), dice.pick([0xffff_ffff, 0x7fff_ffff, 0, 1, 65_536])!);
      return spoiled;
    }
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
