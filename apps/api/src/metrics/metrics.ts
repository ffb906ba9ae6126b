import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { EndedRequest } from '../http/request-log.ts';

/** Upper bounds of the classes in which times are counted, seconds. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Counts and times of one process, for Prometheus. Labels come from short lists alone: patterns of routes,
 * methods, statuses, names of store calls. Nothing that a visitor sent is ever one.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests: Histogram<'method' | 'route' | 'status'>;
  readonly #store: Histogram<'repository' | 'operation'>;

  constructor() {
    const registers = [this.#registry];
    // The process itself: event-loop lag, memory, garbage collection, processor time.
    collectDefaultMetrics({ register: this.#registry });
    this.#requests = new Histogram({
      name: 'jyoti_http_request_duration_seconds',
      help: 'Time from the first line of a request to the end of its answer, by route pattern.',
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

  readonly storeAnswered = (repository: string, operation: string, milliseconds: number): void => {
    this.#store.observe({ repository, operation }, milliseconds / 1000);
  };

  /** A length that is looked at whenever the metrics are read. */
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

  /** All of them in Prometheus text. */
  written(): Promise<string> {
    return this.#registry.metrics();
  }
}
