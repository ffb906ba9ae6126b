/** How calls are made, for the description (CommonMark). */
export const conventions = `Births, almanacs, matching and readings, and the accounts and ceremonies of the site. Everything here is written from the schemas that check each request.

- **Bodies:** JSON in UTF-8, at most 100 kB, 32 levels and 5,000 values, each text at most 8,000 characters (a text in a query: 500). Sign-up and the profile take a multipart form with at most 30 fields and one picture of at most 5 MB.
- **Responses:** What succeeds returns \`{ "data": … }\`; header, home, sign-up and login respond at the top level.
- **Failures:** One body for all: \`error\`, a sentence for people; \`code\`, a word for programs; \`fields\`, a sentence for each field with an error.
- **Token:** Sign-up and login return a token. Send it as \`Authorization: Bearer TOKEN\` with calls that need one.
- **Language:** Sentences are English or Hindi: \`?lang=hi\`, or the header \`Accept-Language\`.
- **Time:** Instants are ISO 8601 in UTC. Dates of birth and of almanacs are \`YYYY-MM-DD\` on the calendar of the place.
- **Too often:** A response with 429 says in \`Retry-After\` how many seconds to wait.
- **Request id:** Every response carries \`X-Request-Id\`: quote it when something fails.`;
