/**
 * Traces by OpenTelemetry, where `OTEL_EXPORTER_OTLP_ENDPOINT` says who collects them. Without it the library that records
 * and sends is not even loaded: what the code calls is the interface alone, which then does nothing.
 */
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import type { Config } from '../config/config.ts';
import { version } from './version.ts';

const tracer = () => trace.getTracer('figurina', version);

/** Answers how to send what is left, at the end. */
export async function startTraces({ traces, role }: Pick<Config, 'traces' | 'role'>): Promise<() => Promise<void>> {
  if (!traces) return async () => undefined;
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  const exporter = new OTLPTraceExporter({ url: `${traces.endpoint}/v1/traces`, headers: traces.headers });
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': traces.service,
      'service.version': version,
      'figurina.role': role,
    }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(traces.share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return async () => {
    await provider.shutdown().catch(() => undefined);
    for (const one of [trace, context, propagation]) one.disable();
  };
}

export interface SpanWish {
  readonly name: string;
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** Whose work it goes on with. */
  readonly traceparent?: string | undefined;
}

/** One piece of work in a trace; what it throws is noted. */
export async function traced<Result>(wish: SpanWish, run: () => Promise<Result>): Promise<Result> {
  const { span, active } = begin(wish);
  return context.with(active, async () => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** For work whose end is told by an event; `run` is called within it. */
export function begin({ name, kind = SpanKind.INTERNAL, attributes = {}, traceparent }: SpanWish) {
  const parent = traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : context.active();
  const span = tracer().startSpan(name, { kind, attributes }, parent);
  return { span, active: trace.setSpan(parent, span) };
}

/** A question to the database that has been answered, as a part of what runs now. Values are no part of its text. */
export function tracedQuery(text: string, milliseconds: number, failed: boolean): void {
  if (!trace.getActiveSpan()?.isRecording()) return;
  const ended = Date.now();
  const span = tracer().startSpan('database', {
    kind: SpanKind.CLIENT,
    startTime: ended - milliseconds,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, 2000) },
  });
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(ended);
}

/** For the log; undefined where none is kept. */
export function traceIdNow(): string | undefined {
  const id = trace.getActiveSpan()?.spanContext();
  return id && trace.isSpanContextValid(id) ? id.traceId : undefined;
}
