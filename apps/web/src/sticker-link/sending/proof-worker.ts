/** Works on the bot check beside the page. */
import { findNonce } from './find-nonce.ts';

addEventListener('message', ({ data }: MessageEvent<{ challenge: string; difficulty: number }>) =>
  postMessage(findNonce(data.challenge, data.difficulty)),
);
