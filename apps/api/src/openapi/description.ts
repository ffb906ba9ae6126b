import { calls } from './calls.ts';
import { DocsPages } from './docs-page.ts';
import { OpenApiDocument } from './document.ts';
import { JsonSchemas } from './json-schema.ts';

/** What the API says of itself: to programs, and to people. */
export interface Description {
  /** JSON, written once: to write it takes longer than to send it. */
  document: string;
  pages: DocsPages;
}

/** @param server where visitors reach the site */
export function descriptionFor(server: URL): Description {
  const schemas = new JsonSchemas();
  return {
    document: JSON.stringify(new OpenApiDocument(calls, schemas).written(server)),
    pages: new DocsPages(calls, schemas, server),
  };
}
