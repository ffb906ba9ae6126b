// Markup of a server on a page with a Content-Security-Policy, in an iframe with the styles of this page.

/** The page's own, without which nothing but the policy would differ. */
const stylesOf = (page: Document) =>
  [...page.styleSheets, ...page.adoptedStyleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');

/**
 * Parses a page from a server.
 * @param policy directives about styles; scripts are allowed
 * @param script that is loaded in the head
 * @returns its body, in an iframe as wide as the window, which `remove` takes away
 */
export async function underPolicy(
  policy: string,
  markup: string,
  script = '',
): Promise<{ body: HTMLElement; remove: () => void }> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'display: block; inline-size: 100vw; block-size: 100vh; border: 0;';
  frame.srcdoc = `<!doctype html><html lang="en" data-theme="cosmic-depths"><meta http-equiv="Content-Security-Policy" content="${policy}"><script>${script}</script><body>${markup}`;
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    document.body.append(frame);
  });
  const page = frame.contentDocument!;
  const sheet = new (frame.contentWindow as unknown as typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(stylesOf(document));
  page.adoptedStyleSheets = [sheet];
  return { body: page.body, remove: () => frame.remove() };
}
