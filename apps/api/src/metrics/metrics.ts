import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedRequest } from '../http/request-log.ts';

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
  }

  readonly requestEnded = ({ method, route, status, milliseconds }: EndedRequest): void => {
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

  /** A gauge that is read whenever metrics are collected. */
  watch(name: string, help: string, length: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: () => gauge.set(length()),
    });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All metrics as Prometheus text. */
  render(): Promise<string> {
    return this.#registry.metrics();
  }
}
