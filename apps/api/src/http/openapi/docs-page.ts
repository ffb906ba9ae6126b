import type { GenericSchema } from 'valibot';
import { callGroups, limitsOf, errorResponsesOf, unchangedOf, type Call } from './call.ts';
import { curlOf } from './curl.ts';
import { docsWords as words } from './docs-words.en.ts';
import { formFields } from './document.ts';
import { FieldRows, type FieldRow } from './field-rows.ts';
import { Html, html, prose } from './html.ts';
import type { JsonSchema, JsonSchemas } from './json-schema.ts';

/** The base path of the pages and their style sheet. */
export const docsPath = '/api/docs';

/** `nav` and `main` in the order in which a narrow screen shows them. */
function frame(title: string, first: Html, second: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="stylesheet" href="${docsPath}/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">${words.skip}</a>
        <header class="top">
          <a href="${docsPath}">${words.title}</a
          ><a href="/api/openapi.json">${words.forPrograms}</a>
        </header>
        <div class="frame">${first} ${second}</div>
      </body>
    </html> `.text;
}

function mainOf(content: Html): Html {
  return html`<main id="content" tabindex="-1">${content}</main>`;
}

function table(caption: string | Html, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function method(call: Call): Html {
  return html`<span class="method ${call.method}">${call.method.toUpperCase()}</span>`;
}

/** Allows line breaks before slashes. */
function path(call: Call): Html {
  const parts = call.path.split('/').slice(1);
  return html`<code>${parts.map((part) => html`<wbr />/${part}`)}</code>`;
}

/** The HTML pages that describe the calls, without JavaScript. */
export class DocsPages {
  readonly #calls: readonly Call[];
  readonly #schemas: JsonSchemas;
  readonly #rows: FieldRows;
  readonly #server: URL;

  constructor(calls: readonly Call[], schemas: JsonSchemas, server: URL) {
    this.#calls = calls;
    this.#schemas = schemas;
    this.#rows = new FieldRows(schemas);
    this.#server = server;
  }

  overview(): string {
    const groups = callGroups.map((group) => {
      const own = this.#calls.filter((call) => call.group === group);
      const { call: name, what, who } = words.columns;
      const rows = own.map(
        (call) =>
          html`<tr>
            <th scope="row">${method(call)} <a href="${docsPath}/${call.id}">${path(call)}</a></th>
            <td>${call.summary}</td>
            <td>${words.whoMay[call.who]}</td>
          </tr> `,
      );
      return html`<section aria-labelledby="${anchor(group)}">
        <h2 id="${anchor(group)}">${group}</h2>
        ${table(
          html`<caption class="unseen">
            ${group}
          </caption>`,
          [name, what, who],
          rows,
        )}
      </section> `;
    });
    const rules = words.conventionRows.map(
      ([what, rule]) =>
        html`<tr>
          <th scope="row">${what}</th>
          <td>${prose(rule)}</td>
        </tr>`,
    );
    const nav = html`<nav aria-label="${words.groups}">
      <ul>
        <li><a href="#conventions">${words.conventions}</a></li>
        ${callGroups.map((group) => html`<li><a href="#${anchor(group)}">${group}</a></li>`)}
      </ul>
    </nav>`;
    return frame(
      words.title,
      nav,
      mainOf(
        html`<h1>${words.title}</h1>
          <p class="lead">${words.lead}</p>
          <section aria-labelledby="conventions">
            <h2 id="conventions">${words.conventions}</h2>
            ${table(words.captions.conventions, [words.columns.convention, words.columns.rule], rules)}
          </section>
          ${groups}`,
      ),
    );
  }

  /** The page of a call. */
  call(call: Call): string {
    const neighbours = this.#calls.filter(({ group }) => group === call.group);
    const nav = html`<nav aria-label="${words.neighbours}">
      <ul>
        <li><a href="${docsPath}">${words.home}</a></li>
        ${neighbours.map((one) => html`<li><a href="${docsPath}/${one.id}" ${one === call && new Html(' aria-current="page"')}>${one.summary}</a></li>`)}
      </ul>
    </nav>`;
    return frame(
      `${call.summary} · ${words.title}`,
      mainOf(
        html`<p class="group">${call.group}</p>
          <h1>${call.summary}</h1>
          <p class="address">${method(call)} ${path(call)}</p>
          <p>
            ${words.whoMay[call.who]}.${call.description !== undefined && html` ${prose(call.description)}`}${limitsOf(call).map((sentence) => html` ${sentence}`)}
          </p>
          <section aria-labelledby="example">
            <h2 id="example">${words.example}</h2>
            <pre
              tabindex="0"
              role="region"
              aria-label="${words.exampleLabel}"
            ><code>${curlOf(call, this.#server)}</code></pre>
          </section>
          <section aria-labelledby="request">
            <h2 id="request">${words.request}</h2>
            ${this.#request(call)}
          </section>
          <section aria-labelledby="response">
            <h2 id="response">${words.response}</h2>
            ${this.#response(call)}
          </section>`,
      ),
      nav,
    );
  }

  #request(call: Call): Html {
    const { captions } = words;
    const parts: Record<string, JsonSchema> = Object.fromEntries(
      Object.entries(call.params ?? {}).map(([name, part]) => [
        name,
        {
          type: 'string',
          description: part.description,
          ...(part.options ? { enum: [...part.options] } : {}),
        },
      ]),
    );
    const of = (schema: GenericSchema | undefined) => schema && this.#schemas.of(schema);
    const form = call.form && formFields(this.#schemas.of(call.form), this.#schemas);
    const file = call.file && {
      type: 'file',
      description: call.file.description,
    };
    const tables = [
      this.#fields(captions.path, {
        type: 'object',
        properties: parts,
        required: Object.keys(parts),
      }),
      this.#fields(captions.query, of(call.query)),
      this.#fields(captions.headers, of(call.headers)),
      this.#fields(captions.body, of(call.body)),
      this.#fields(
        captions.form,
        form && file
          ? { ...form, properties: { ...form.properties, [call.file!.name]: file } }
          : form,
      ),
    ].filter((one) => one !== null);
    return tables.length > 0 ? html`${tables}` : html`<p>${words.noFields}</p>`;
  }

  #response(call: Call): Html {
    const { captions, columns } = words;
    const unchanged = unchangedOf(call);
    const statuses: [number, string][] = [
      [call.success.status, call.success.description],
      ...(unchanged === null ? [] : [[304, unchanged] as [number, string]]),
      ...errorResponsesOf(call),
      [500, `${words.serverError} ${words.always}`],
      [503, call.unavailable ?? words.busy],
    ];
    const rows = statuses.map(
      ([status, when]) =>
        html`<tr>
          <th scope="row">${status}</th>
          <td>${prose(when)}</td>
        </tr>`,
    );
    const { schema } = call.success;
    return html`${table(captions.responses, [columns.status, columns.code], rows)}
    ${schema && this.#fields(captions.response, this.#schemas.of(schema))}`;
  }

  #fields(caption: string, schema: JsonSchema | undefined): Html | null {
    const rows = schema ? this.#rows.of(schema) : [];
    if (rows.length === 0) return null;
    const { field, kind, limits, meaning } = words.columns;
    return table(caption, [field, kind, limits, meaning], rows.map(fieldRow));
  }
}

function anchor(group: string): string {
  return group.toLowerCase().replaceAll(' ', '-');
}

/** Allows line breaks after dots and before brackets. */
function fieldName({ path: dotted, alike }: FieldRow): Html {
  const parts = dotted.split(/(?<=\.)|(?=\[\w)/);
  return html`<code>${parts.map((part) => html`${part}<wbr />`)}</code>${
      alike.length > 0 &&
      html`<span class="alike"
        >${words.alike}
        ${alike.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}</span
      >`
    }`;
}

function fieldRow(row: FieldRow): Html {
  const need = row.required ? words.required : words.optional;
  return html`<tr>
    <th scope="row">${fieldName(row)} <span class="${need}">${need}</span></th>
    <td class="brief">${prose(row.type)}</td>
    <td class="brief">${prose(row.limits.join('; '))}</td>
    <td>
      ${row.description !== null && html`<p>${prose(row.description)}</p>`}${validationMessages(row)}
    </td>
  </tr> `;
}

function validationMessages({ messages: sentences }: FieldRow): Html | false {
  return (
    sentences.length > 0 &&
    html`<p class="errors">${words.errorMessages}</p>
      <ul class="errors">
        ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
      </ul>`
  );
}
