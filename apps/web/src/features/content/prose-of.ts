import type { Section } from '@jyoti/contract';
import type { ProseSection } from '@jyoti/ui/prose';

/** Sections of the content in the kit's shape. */
export const proseOf = (sections: readonly Section[]): ProseSection[] =>
  sections.map(({ id, heading, blocks }) => ({ id, title: heading, blocks }));
