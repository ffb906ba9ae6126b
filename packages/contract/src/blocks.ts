import * as v from 'valibot';

/** Non-empty text without markup; pages render it as is. */
export const contentText = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => !/<[a-z/!]/i.test(text)),
);
/** A path inside the site, or an anchor of the page. */
export const sitePath = v.pipe(v.string(), v.regex(/^([/](?![/])|#)/));
/** Path of a picture of the project; empty if there is none, and initials or a drawing are shown instead. */
export const ownPicture = v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[/](?![/])/))]);
/** The last part of an address: `understanding-27-nakshatras`. */
export const slugField = v.pipe(v.string(), v.regex(/^[a-z\d]+(-[a-z\d]+)*$/));
/** A day, `YYYY-MM-DD`. */
export const contentDate = v.pipe(v.string(), v.isoDate());

export const contentLinkSchema = v.object({ id: contentText, title: contentText, path: sitePath });
export type ContentLink = v.InferOutput<typeof contentLinkSchema>;

const table = v.pipe(
  v.object({
    type: v.literal('table'),
    caption: contentText,
    columns: v.pipe(v.array(contentText), v.nonEmpty()),
    rows: v.pipe(v.array(v.array(contentText)), v.nonEmpty()),
  }),
  v.check(({ columns, rows }) => rows.every(({ length }) => length === columns.length)),
);

/** A block of running text. A heading here is one level below the heading of its section. */
export const blockSchema = v.variant('type', [
  v.object({ type: v.literal('paragraph'), text: contentText }),
  v.object({ type: v.literal('heading'), text: contentText }),
  v.object({
    type: v.literal('list'),
    ordered: v.optional(v.boolean()),
    items: v.pipe(v.array(contentText), v.nonEmpty()),
  }),
  v.object({ type: v.literal('quote'), text: contentText, source: v.optional(contentText) }),
  table,
]);
export type Block = v.InferOutput<typeof blockSchema>;

/** A part of a page, with a heading; its id is the anchor that links lead to. */
export const sectionSchema = v.object({
  id: slugField,
  heading: contentText,
  blocks: v.pipe(v.array(blockSchema), v.nonEmpty()),
});
export type Section = v.InferOutput<typeof sectionSchema>;

export const sectionsField = v.pipe(
  v.array(sectionSchema),
  v.nonEmpty(),
  v.check((sections) => new Set(sections.map(({ id }) => id)).size === sections.length),
);
