import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { useStrings } from '../i18n/index.ts';
import { Anchor } from '../link/index.ts';
import { useChoice } from '../shared/keyboard/use-choice.ts';
import { useDirection } from '../shared/react/use-direction.ts';
import * as styles from './language-switch.css.ts';
import { languageSwitchStrings } from '../messages.generated/en/components/LanguageSwitch.ts';

export interface LanguageOption<Code extends string = string> {
  /** BCP 47: "hi". */
  code: Code;
  /** The language in its own words and script: "हिन्दी". */
  name: string;
}

interface CommonProps<Code extends string> extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'defaultValue'
> {
  /** The available languages, each in its own script. */
  languages: readonly LanguageOption<Code>[];
  /** Accessible name of the choice. @default "Language" in the current language */
  label?: string;
  ref?: Ref<HTMLElement>;
}

interface LinkedProps<Code extends string> extends CommonProps<Code> {
  /** The address of this page in a language: each language is then a link. */
  hrefOf: (code: Code) => string;
  /** The code of the current language. */
  value: Code;
  defaultValue?: never;
  onValueChange?: never;
}

interface ChosenProps<Code extends string> extends CommonProps<Code> {
  /** The code of the current language (controlled). */
  value?: Code;
  /** The code of the current language at first (uncontrolled). @default none */
  defaultValue?: Code;
  /** Called when another language is selected: the languages are then radios. */
  onValueChange: (code: Code) => void;
  hrefOf?: never;
}

export type LanguageSwitchProps<Code extends string = string> =
  | LinkedProps<Code>
  | ChosenProps<Code>;

function Links<Code extends string>({
  languages,
  value,
  label,
  hrefOf,
  className,
  ...rest
}: LinkedProps<Code>) {
  return (
    <nav {...rest} aria-label={label} className={clsx(className)} data-part="language-switch">
      <ul className={styles.list}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <Anchor
              href={hrefOf(code)}
              lang={code}
              hrefLang={code}
              className={styles.choice}
              aria-current={code === value || undefined}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Radios<Code extends string>({
  languages,
  value,
  defaultValue,
  label,
  onValueChange,
  className,
  ref,
  ...rest
}: ChosenProps<Code>) {
  const [direction, directionRef] = useDirection();
  const root = useComposedRefs(ref, directionRef);
  const [, radioProps] = useChoice<Code>({
    caller: 'LanguageSwitch',
    values: languages.map(({ code }) => code),
    value,
    defaultValue,
    onValueChange,
    direction,
  });
  return (
    <div
      {...rest}
      ref={root}
      role="radiogroup"
      aria-label={label}
      className={clsx(styles.list, className)}
      data-part="language-switch"
    >
      {languages.map(({ code, name }, index) => (
        <button
          key={code}
          {...radioProps(index)}
          type="button"
          lang={code}
          className={styles.choice}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/**
 * Chooses the language of the page; each language is named in its own script, for people who read no other. Links if
 * each language has its own address, radios if the page changes in place.
 */
export function LanguageSwitch<Code extends string>({
  label,
  ...props
}: LanguageSwitchProps<Code>) {
  const strings = useStrings(languageSwitchStrings);
  const name = label ?? strings.label;
  return props.hrefOf ? <Links {...props} label={name} /> : <Radios {...props} label={name} />;
}
