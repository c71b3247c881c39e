/**
 * What is measured of this process, in the form of Prometheus. Its labels have few values each: routes as they are declared,
 * kinds of jobs, codes of refusals, never an address, an id or a name.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];

export const httpRequests = new Histogram({
  name: 'figurina_http_request_duration_seconds',
  help: 'Requests by declared route and status, with the time to the last byte',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
  registers,
});
export const httpRunning = new Gauge({
  name: 'figurina_http_requests_running',
  help: 'Requests that are being answered',
  registers,
});
export const sockets = new Gauge({ name: 'figurina_sockets', help: 'Connections of live editing', registers });
export const mutations = new Counter({
  name: 'figurina_mutations_total',
  help: 'Edits passed on to the others, or refused, by code',
  labelNames: ['outcome'] as const,
  registers,
});
export const mutationLag = new Histogram({
  name: 'figurina_mutation_lag_seconds',
  help: 'From the arrival of an edit until it is passed on',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers,
});
export const jobs = new Gauge({
  name: 'figurina_jobs',
  help: 'Background jobs by queue and state: waiting, active, or given up within a day (failed)',
  labelNames: ['queue', 'state'] as const,
  registers,
});
export const jobsOldest = new Gauge({
  name: 'figurina_jobs_oldest_seconds',
  help: 'How long the oldest job of a queue has been due without being done',
  labelNames: ['queue'] as const,
  registers,
});
export const jobDurations = new Histogram({
  name: 'figurina_job_duration_seconds',
  help: 'Attempts at background jobs',
  labelNames: ['queue', 'outcome'] as const,
  buckets: [0.05, 0.25, 1, 5, 15, 60, 300, 900, 3600],
  registers,
});
export const databaseConnections = new Gauge({
  name: 'figurina_database_connections',
  help: 'Connections of the pool that are in use or idle, and whoever waits for one',
  labelNames: ['state'] as const,
  registers,
});
export const uploads = new Counter({
  name: 'figurina_uploads_total',
  help: 'Uploaded files that arrived whole',
  registers,
});
export const uploadBytes = new Counter({
  name: 'figurina_upload_bytes_total',
  help: 'Bytes of uploaded files that arrived whole',
  registers,
});
export const mails = new Counter({
  name: 'figurina_mails_total',
  help: 'Mails taken by the mail server, refused by it, or laid into the outbox',
  labelNames: ['outcome'] as const,
  registers,
});
export const prints = new Histogram({
  name: 'figurina_print_duration_seconds',
  help: 'Time in the browser that prints, by kind of print',
  labelNames: ['kind', 'outcome'] as const,
  buckets: [1, 5, 15, 30, 60, 120, 300, 900, 3600],
  registers,
});
export const partUp = new Gauge({
  name: 'figurina_part_up',
  help: '1 while a part that this process needs works: database, redis, files, mail, disk',
  labelNames: ['part'] as const,
  registers,
});
export const diskFree = new Gauge({
  name: 'figurina_disk_free_bytes',
  help: 'Room on the disk of the data directory',
  registers,
});
export const backupAge = new Gauge({
  name: 'figurina_backup_age_seconds',
  help: 'Age of the newest backup in the data directory; absent where this server makes none',
  registers,
});
export const pageErrors = new Counter({
  name: 'figurina_page_errors_total',
  help: 'Errors that browsers told of',
  registers,
});
export const webVitals = new Histogram({
  name: 'figurina_web_vital',
  help: 'Web Vitals as browsers measured them: LCP, INP, TTFB in seconds, CLS as a share',
  labelNames: ['vital', 'screen'] as const,
  buckets: [0.05, 0.1, 0.2, 0.25, 0.5, 0.8, 1.8, 2.5, 4, 10],
  registers,
});
const info = new Gauge({
  name: 'figurina_info',
  help: '1, with what runs here',
  labelNames: ['version', 'role', 'database'] as const,
  registers,
});

/** Beside ours: memory, processor, garbage, delay of the event loop. Once a process. */
export function observeProcess(labels: { version: string; role: string; database: string }): void {
  if (!registry.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics({ register: registry });
  info.set(labels, 1);
}
