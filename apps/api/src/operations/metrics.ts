import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Describes a request whose response was sent or whose client disconnected. */
export interface EndedRequest {
  method: string;
  route: string;
  /** `undefined` if no response was sent. */
  status: number | undefined;
  milliseconds: number;
  /** The limit or budget that rejected it. */
  limit: string | undefined;
}

/** Upper bounds of the histogram buckets, in seconds. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counters and histograms of one process, for Prometheus. Labels have few values: route patterns, methods,
 * statuses, names of store calls. They never contain visitor input.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #store: Histogram<'repository' | 'operation'>;
  readonly #limited: Counter<'limit'>;

  constructor() {
    const registers = [this.#registry];
    // Metrics of the process: event-loop lag, memory, garbage collection, processor time.
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'jyoti_http_request_duration_seconds',
      help: 'Time from the first line of a request to the end of its response, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: seconds,
      registers,
    });
    this.#store = new Histogram({
      name: 'jyoti_store_operation_duration_seconds',
      help: 'Time until the store has answered; of a change, until it is kept.',
      labelNames: ['repository', 'operation'],
      buckets: seconds,
      registers,
    });
    this.#limited = new Counter({
      name: 'jyoti_limited_requests_total',
      help: 'Requests rejected with 429, by limit or budget.',
      labelNames: ['limit'],
      registers,
    });
  }

  readonly requestEnded = ({ method, route, status, milliseconds, limit }: EndedRequest): void => {
    if (limit !== undefined) this.#limited.inc({ limit });
    this.#requests.observe(
      {
        method: methods.has(method) ? method : 'other',
        route,
        status: status === undefined ? 'aborted' : String(status),
      },
      milliseconds / 1000,
    );
  };

  readonly observeStore = (repository: string, operation: string, milliseconds: number): void => {
    this.#store.observe({ repository, operation }, milliseconds / 1000);
  };

  /** A gauge that is read whenever metrics are collected; it is `NaN` if it cannot be read. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: async () =>
        gauge.set(await new Promise<number>((resolve) => resolve(read())).catch(() => NaN)),
    });
  }

  /** A counter that is read whenever metrics are collected, with the suffix `_total`. */
  count(name: string, help: string, read: () => number): void {
    const counter: Counter = new Counter({
      name: `${name}_total`,
      help,
      registers: [this.#registry],
      collect() {
        counter.reset();
        counter.inc(read());
      },
    });
  }

  /** A gauge of 1 whose labels are the information, with the suffix `_info`. */
  info(name: string, help: string, labels: Record<string, string>): void {
    const labelNames = Object.keys(labels);
    const registers = [this.#registry];
    new Gauge({ name: `${name}_info`, help, labelNames, registers }).set(labels, 1);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics as Prometheus text. */
  render(): Promise<string> {
    return this.#registry.metrics();
  }
}
