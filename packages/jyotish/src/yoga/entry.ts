import type { Condition } from './condition.ts';
import type { Cancellations, YogaEntry, YogaGroup, YogaNature } from './rule.ts';
import { sourcesOf } from './sources.ts';

/**
 * How the tables write the yogas of a group: id, name, nature, sources in the short form of `sourcesOf`, the condition
 * (or one for each form that counts by itself), and conditions under which it is cancelled.
 */
export const inGroup =
  (group: YogaGroup) =>
  <const Id extends string>(
    id: Id,
    name: string,
    nature: YogaNature,
    sources: string,
    when: Condition | readonly Condition[],
    unless: Cancellations = {},
  ): YogaEntry<Id> => ({
    rule: { id, name, group, nature, sources: sourcesOf(sources) },
    forms: typeof when === 'function' ? [when] : when,
    unless,
  });
