import type { Change } from '../../scripts/packages/read-changes.ts';
import type { ComponentProps } from '../../scripts/packages/read-props.ts';
import type { Tokens, Uses } from '../../scripts/packages/component-facts.ts';

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
  readonly components: readonly string[];
  readonly status: 'new' | 'ready';
}

/** What a status is computed from. */
export interface Facts {
  /** The version that introduced it. */
  readonly since: string;
  /** True if this version is published. */
  readonly isReleased: boolean;
  /** True if a page of the site shows it. */
  readonly isOnAPage: boolean;
  /** States that its sheet lacks. */
  readonly missingStates: readonly string[];
  /** The day on which a designer last looked at its states in light and dark, narrow and wide: 2026-11-30. */
  readonly reviewed?: string;
}

/** A component of the book by its guide. */
export type Linked = Pick<CatalogueEntry, 'id' | 'name' | 'guide' | 'summary'>;

/** What the guide and the stories of one folder of the kit need; loaded with them. */
export interface KitData {
  readonly entry: CatalogueEntry;
  readonly facts: Facts;
  readonly imports: string;
  /** Code that renders it, with its imports. */
  readonly sample: string;
  readonly changes: readonly Change[];
  readonly props: readonly ComponentProps[];
  readonly tokens: Tokens;
  /** Its guide links to them. */
  readonly related: readonly Linked[];
  /** Pages of the site. */
  readonly pages: Uses['pages'];
  /** Components that are made with it. */
  readonly users: readonly Linked[];
  /** Import paths of the components in its stories, by name, and those that have a style sheet. */
  readonly modules: Readonly<Record<string, string>>;
  readonly sheets: readonly string[];
}

/** URL of a page of the book. */
export const pageUrl = (id: string): string => `?path=/docs/${id}`;
