/** The entry script of the built page, and what its scripts would render into. */
const scripts = /<script[^>]*>[\s\S]*?<\/script>/g;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * The page for a form that the browser submitted itself, because the page's code was blocked or had not loaded.
 * @param template the built page, for its style sheets
 * @param path the page with the form
 */
export function formNotSent(template: string, path: string): string {
  const html =
    `<main style="max-inline-size:40rem;margin:15vh auto;padding:1.5rem">` +
    `<h1>Your form was not sent</h1>` +
    `<p>The page had not finished loading, so nothing was sent or saved. ` +
    `Go back in your browser: what you typed is usually still there. Wait until the page has loaded, then send it again. ` +
    `If that does not help, check that JavaScript is allowed for this site.</p>` +
    `<p><a href="${escaped(path)}">Open the form again</a></p></main>`;
  return template
    .replace(scripts, '')
    .replace(
      '</head>',
      '<title>Your form was not sent · Jyoti</title><meta name="robots" content="noindex"></head>',
    )
    .replace('<!--app-html-->', () => html);
}
