/**
 * The two networks of MediaPipe that come with `@vladmandic/human` (MIT; the weights are Google's, Apache-2.0), run by
 * TensorFlow's WebAssembly backend: BlazeFace says where heads may be, FaceMesh lays 468 points over one and says how
 * sure it is that it is a face. Everything is read from `node_modules`; nothing is fetched.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setThreadsCount, setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { loadGraphModel, type GraphModel } from '@tensorflow/tfjs-converter';
import { dispose, ready, setBackend, tensor4d, type Tensor } from '@tensorflow/tfjs-core';

/** A network takes a square of pixels and answers lists of numbers by how many there are. */
export interface Network {
  readonly size: number;
  run(input: Float32Array): ReadonlyMap<number, Float32Array>;
}

export interface Networks {
  readonly heads: Network;
  readonly mesh: Network;
}

export async function loadNetworks(): Promise<Networks> {
  const { resolve } = createRequire(import.meta.url);
  setWasmPaths(`${dirname(resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  setThreadsCount(1);
  await setBackend('wasm');
  await ready();
  const models = join(dirname(resolve('@vladmandic/human')), '../models');
  const [heads, mesh] = await Promise.all([loadModel(models, 'blazeface'), loadModel(models, 'facemesh')]);
  return { heads: networkOf(heads, 256), mesh: networkOf(mesh, 192) };
}

interface ModelFile {
  readonly modelTopology: object;
  readonly format: string;
  readonly signature?: object;
  readonly weightsManifest: readonly { readonly weights: [] }[];
}

async function loadModel(folder: string, name: string): Promise<GraphModel> {
  const file = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as ModelFile;
  const { buffer, byteOffset, byteLength } = await readFile(join(folder, `${name}.bin`));
  const { modelTopology, format, signature, weightsManifest } = file;
  return loadGraphModel({
    load: async () => ({
      modelTopology,
      format,
      ...(signature && { signature }),
      weightSpecs: weightsManifest.flatMap(({ weights }) => weights),
      weightData: buffer.slice(byteOffset, byteOffset + byteLength),
    }),
  });
}

function networkOf(model: GraphModel, size: number): Network {
  return {
    size,
    run: (input) => {
      const given = tensor4d(input, [1, size, size, 3]);
      const answers = model.execute(given) as Tensor[];
      const numbers = new Map(answers.map((answer) => [answer.size, answer.dataSync() as Float32Array]));
      dispose([given, ...answers]);
      return numbers;
    },
  };
}
