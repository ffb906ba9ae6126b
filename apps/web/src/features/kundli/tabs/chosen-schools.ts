import { chosenSchools, schoolNames, type ReportSettings } from '@jyoti/contract';
import type { SchoolsMessages } from '../../../messages.generated/schools.ts';

/** The label of a value in a list of choices whose keys are written out. */
export const choiceLabel = (choices: object, value: string | number | boolean): string =>
  (choices as Readonly<Record<string, string>>)[String(value)] ?? String(value);

/** The name and the choice of each setting on which schools differ and that is not the default. */
export function chosenPairs(
  settings: ReportSettings,
  { names, choices }: SchoolsMessages,
): [name: string, choice: string][] {
  const chosen = chosenSchools(settings);
  return schoolNames.flatMap((school) => {
    const value = chosen[school];
    return value === undefined ? [] : [[names[school], choiceLabel(choices[school], value)]];
  });
}

/** The same pairs, each as one text. */
export const chosenTexts = (settings: ReportSettings, words: SchoolsMessages): string[] =>
  chosenPairs(settings, words).map(([name, choice]) => words.chosen({ name, choice }));
