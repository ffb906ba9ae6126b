import type { choghadiyaNames } from '../day-timeline/periods/choghadiya.ts';
import type * as names from '../glyphs/names.ts';
import type { componentsMessages } from '../messages.generated/en/components.ts';
import type { tithiNames } from '../tithi-scale/tithi-name.ts';
import type { MessagesOf, Overrides } from './strings.ts';

/** The words of every component of the kit, by the component's name; lists that components share by their own. */
type WordsByComponent = Omit<typeof componentsMessages, 'ThemePicker'> & {
  [List in keyof typeof names]: MessagesOf<(typeof names)[List]>;
} & {
  /** Words of the picker, and of the themes on its cards. */
  ThemePicker: (typeof componentsMessages)['ThemePicker'] & {
    /** Names and descriptions of themes by id, in a language that the themes themselves do not include. */
    cards?: Readonly<
      Record<
        string,
        { /** Name of the theme. */ name: string; /** One line about it. */ description: string }
      >
    >;
  };
  /** Names of the choghadiyas, by their ids. */
  choghadiyaNames: MessagesOf<typeof choghadiyaNames>;
  /** Names of the tithis by number, and of the two halves of the month. */
  tithiNames: MessagesOf<typeof tithiNames>;
};

/** All strings of the kit: the type of a complete language pack. */
export type CompleteKitMessages = {
  readonly [Component in keyof WordsByComponent]: WordsByComponent[Component];
};

/** Words that replace those of the kit, by component. Omitted strings are unchanged. */
export type KitMessages = {
  readonly [Component in keyof CompleteKitMessages]?: Overrides<CompleteKitMessages[Component]>;
};
