/** The thread that looks at pictures: its networks are loaded once, then one picture after the other. */
import { parentPort } from 'node:worker_threads';
import type { FacesAnswer, FacesTask } from '../face-detector.ts';
import { findFaces } from './find-faces.ts';
import { loadNetworks } from './networks.ts';
import { pictureOf } from './pixels.ts';

const networks = loadNetworks();
// A failure is answered to each task; until one comes it must not end the thread.
networks.catch(() => undefined);

parentPort?.on('message', (task: FacesTask) => {
  void networks
    .then((loaded): FacesAnswer => ({ ok: true, faces: findFaces(loaded, pictureOf(task)) }))
    .catch((error: unknown): FacesAnswer => ({ ok: false, reason: String(error) }))
    .then((answer) => parentPort?.postMessage(answer, []));
});
