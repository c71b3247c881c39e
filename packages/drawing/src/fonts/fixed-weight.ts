/**
 * Makes a font of one weight out of a variable one. A browser prints variable fonts as nameless drawings of letters (Type 3),
 * which no print shop takes and no search finds; on screen they stay as they are, with the same widths.
 */
import subsetUrl from 'harfbuzzjs/dist/harfbuzz-subset.wasm?url';

/** What we call of HarfBuzz; addresses and handles are numbers. */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(at: number): void;
  hb_blob_create(at: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_keep_everything(input: number): void;
  hb_subset_input_pin_axis_location(input: number, face: number, axis: number, value: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const WGHT = 0x77676874;
/** HB_MEMORY_MODE_WRITABLE. */
const WRITABLE = 2;

let loading: Promise<HarfBuzz> | null = null;

async function load(): Promise<HarfBuzz> {
  const answer = await fetch(subsetUrl);
  if (!answer.ok) throw new Error(`The font tool answered ${answer.status}`);
  const { instance } = await WebAssembly.instantiate(await answer.arrayBuffer(), {});
  const harfBuzz = instance.exports as unknown as HarfBuzz;
  // As Emscripten calls it.
  // oxlint-disable-next-line no-underscore-dangle
  harfBuzz._initialize();
  return harfBuzz;
}

/** Takes a WOFF2 file apart. */
export type Unpack = (woff2: ArrayBuffer) => Promise<Uint8Array>;

/** The fonts of these weights in a variable WOFF2 file. */
export async function fixedWeights(url: string, weights: readonly number[], unpack: Unpack): Promise<ArrayBuffer[]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`A font answered ${answer.status}`);
  const variable = await unpack(await answer.arrayBuffer());
  const harfBuzz = await (loading ??= load());
  return weights.map((weight) => pinned(harfBuzz, variable, weight));
}

function pinned(harfBuzz: HarfBuzz, font: Uint8Array, weight: number): ArrayBuffer {
  const at = harfBuzz.malloc(font.byteLength);
  new Uint8Array(harfBuzz.memory.buffer).set(font, at);
  const blob = harfBuzz.hb_blob_create(at, font.byteLength, WRITABLE, 0, 0);
  const face = harfBuzz.hb_face_create(blob, 0);
  const input = harfBuzz.hb_subset_input_create_or_fail();
  harfBuzz.hb_subset_input_keep_everything(input);
  const isPinned = harfBuzz.hb_subset_input_pin_axis_location(input, face, WGHT, weight);
  const fixed = isPinned ? harfBuzz.hb_subset_or_fail(face, input) : 0;
  const result = fixed ? harfBuzz.hb_face_reference_blob(fixed) : 0;
  const start = result && harfBuzz.hb_blob_get_data(result, 0);
  const made = harfBuzz.memory.buffer.slice(start, start + (result && harfBuzz.hb_blob_get_length(result)));
  if (result) harfBuzz.hb_blob_destroy(result);
  if (fixed) harfBuzz.hb_face_destroy(fixed);
  harfBuzz.hb_subset_input_destroy(input);
  harfBuzz.hb_face_destroy(face);
  harfBuzz.hb_blob_destroy(blob);
  harfBuzz.free(at);
  if (made.byteLength === 0) throw new Error('A font has no such weight');
  return made;
}
