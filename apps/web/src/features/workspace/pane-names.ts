import type { VargasMessages } from '@jyoti/language/terms/vargas';
import { paneGroups } from '@jyoti/contract';
import type { SelectProps } from '@jyoti/ui/select';
import type { Pane, Whose } from './panes.ts';
import type { WorkspaceMessages } from '../../messages.generated/workspace.ts';

/** The names of the two people; the second is undefined while no second chart is chosen. */
export interface PaneNames {
  first: string;
  second: string | undefined;
}

/** Names of whose facts a pane can show. */
export function whoseNames(
  names: PaneNames,
  { whose: words }: WorkspaceMessages,
): Record<Whose, string> {
  const { first, second } = names;
  return {
    first: first || words.firstChart,
    second: second || words.secondChart,
    both: words.both,
    transits: words.transitsFirst({ name: first || words.firstChart }),
    'transits-of-second': second ? words.transitsSecond({ name: second }) : words.transitsOfSecond,
  };
}

/** The name of what a pane shows. */
export function kindName(pane: Pane, words: WorkspaceMessages, { vargas }: VargasMessages): string {
  if (pane.whose === 'first' || pane.whose === 'second') {
    return { ...vargas, ...words.kinds }[pane.kind];
  }
  if (pane.whose === 'both') return words.pairKinds[pane.kind];
  return words.transitKinds[pane.kind];
}

const listed = <Kind extends string>(names: Readonly<Record<Kind, string>>) =>
  (Object.entries(names) as [Kind, string][]).map(([value, label]) => ({ value, label }));

/** What a pane can show of somebody, as options of a list. */
export function kindOptions(
  whose: Whose,
  words: WorkspaceMessages,
  { vargas }: VargasMessages,
): SelectProps['options'] {
  if (whose === 'both') return listed(words.pairKinds);
  if (whose !== 'first' && whose !== 'second') return listed(words.transitKinds);
  const names = { ...vargas, ...words.kinds };
  return paneGroups.map(({ key, kinds }) => ({
    label: words.groups[key],
    options: kinds.map((value) => ({ value, label: names[value] })),
  }));
}
