import { calls } from './calls.ts';
import { DocsPages } from './docs-page.ts';
import { OpenApiDocument } from './document.ts';
import { JsonSchemas } from './json-schema.ts';

/** The description of the API, for programs and for people. */
export interface Description {
  /** JSON, serialised once, because that takes longer than sending it. */
  document: string;
  pages: DocsPages;
}

/** @param server the public URL of the site */
export function descriptionFor(server: URL): Description {
  const schemas = new JsonSchemas();
  return {
    document: JSON.stringify(new OpenApiDocument(calls, schemas).render(server)),
    pages: new DocsPages(calls, schemas, server),
  };
}
