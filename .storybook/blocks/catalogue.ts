import type { Change } from '../../scripts/packages/read-changes.ts';

/** Metadata of a component that is available before its guide is opened. */
export interface CatalogueEntry {
  /** Its folder, which is its subpath. */
  readonly id: string;
  readonly name: string;
  /** Components, Astrology or Recipes. */
  readonly family: string;
  /** Its task: its folder in the sidebar. */
  readonly group: string;
  /** Id of its page in Storybook. */
  readonly guide: string;
  readonly sentence: string;
  /** The first sentence of its guide. */
  readonly summary: string;
  /** Other words by which people look for it. */
  readonly aliases: readonly string[];
  /** Folders of the components that its guide links to. */
  readonly related: readonly string[];
  readonly imports: string;
  /** Code that renders it, with its imports. */
  readonly sample: string;
  readonly components: readonly string[];
  /** "new", "ready" or "deprecated". */
  readonly status: string;
  /** The version that introduced it. */
  readonly since: string;
  readonly changes: readonly Change[];
}

/** URL of a page of the book. */
export const pageUrl = (id: string): string => `?path=/docs/${id}`;
