export { serveStatus } from './status.ts';
