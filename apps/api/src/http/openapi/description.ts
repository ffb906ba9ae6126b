import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Prepared } from '../prepared.ts';
import { calls } from './calls.ts';
import { DocsPages } from './docs-page.ts';
import { OpenApiDocument } from './document.ts';
import { JsonSchemas } from './json-schema.ts';

/** The description of the API, for programs and for people. Each part is rendered on first use, then cached. */
export class Description {
  readonly #server: URL;
  readonly #schemas = new JsonSchemas();
  readonly #pages: DocsPages;
  readonly #prepared = new Map<string, Prepared>();

  /** @param server the public URL of the site */
  constructor(server: URL) {
    this.#server = server;
    this.#pages = new DocsPages(calls, this.#schemas, server);
  }

  /** The document for programs: the messages of validation errors are only on the pages. */
  document(): Prepared {
    return this.#once('openapi.json', 'json', () =>
      JSON.stringify(
        new OpenApiDocument(calls, this.#schemas).render(this.#server),
        (key, value: unknown) => (key === 'x-error-messages' ? undefined : value),
      ),
    );
  }

  overview(): Prepared {
    return this.#once('docs', 'html', () => this.#pages.overview());
  }

  style(): Prepared {
    return this.#once('style.css', 'css', () =>
      readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8'),
    );
  }

  /** The page of a call; `null` if there is no such call. */
  page(id: string): Prepared | null {
    const call = calls.find((one) => one.id === id);
    return call ? this.#once(`docs/${id}`, 'html', () => this.#pages.call(call)) : null;
  }

  #once(name: string, type: string, render: () => string): Prepared {
    const prepared = this.#prepared.get(name) ?? new Prepared(render(), type);
    this.#prepared.set(name, prepared);
    return prepared;
  }
}
