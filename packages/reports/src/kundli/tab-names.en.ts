import { reportTabs, type SubTabKey, type TabKey } from './tabs.ts';

/** Names of the tabs and sub-tabs of the report, by their keys, in English. */
export const en = Object.fromEntries(
  reportTabs.flatMap(({ key, label, subTabs }) => [
    [key, label],
    ...subTabs.map((sub) => [sub.key, sub.label]),
  ]),
) as Readonly<Record<TabKey | SubTabKey<TabKey>, string>>;

export type TabNames = typeof en;
