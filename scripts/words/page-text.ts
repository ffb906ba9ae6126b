const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

/** Elements without readable text: drawings, styles, data, and what is hidden. */
const SILENT = /<(script|style|svg|noscript|template)\b[^>]*>[\s\S]*?<\/\1>/g;
const BLOCK_END =
  /<\/(p|div|li|ul|ol|section|header|footer|main|nav|article|aside|figure|h[1-6]|tr|table|dl|dt|dd|form|fieldset|legend|button|details|summary)>|<br\b[^>]*>/g;

/**
 * The text of a page of the site as lines, with a mark before headings.
 * @param html the whole document
 */
export function pageText(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(SILENT, '')
    .replaceAll(/<h([1-6])\b[^>]*>/g, (_tag, level: string) => `\n${'#'.repeat(Number(level))} `)
    .replaceAll(BLOCK_END, '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_all, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (all, name: string) => entities[name] ?? all);
  const lines = body.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return `${title}\n\n${lines.filter(Boolean).join('\n')}\n`;
}
