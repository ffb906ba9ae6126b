import * as v from 'valibot';
import { contentForms } from './content-forms.ts';

/** Text without markup that is not empty: pages show it unchanged. */
export const contentText = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => !/<[a-z/!]/i.test(text)),
);
/** A path inside the site, or an anchor of the page. */
export const sitePath = v.pipe(v.string(), v.regex(contentForms.sitePath));
/** A picture of this project; empty for none, in which case initials or a drawing are shown. */
export const ownPicture = v.union([
  v.literal(''),
  v.pipe(v.string(), v.regex(contentForms.picture)),
]);
/** The last part of an address: `understanding-27-nakshatras`. */
export const slugField = v.pipe(v.string(), v.regex(contentForms.slug));
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

/** A piece of running text. A heading here is below the heading of its section. */
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

/** A part of a page, with a heading; its id is the anchor for links. */
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
