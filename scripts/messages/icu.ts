// Compiles messages in ICU MessageFormat to TypeScript: a text to a string, a message with arguments to a function.
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import * as cardinals from 'make-plural/cardinals';
import * as ordinals from 'make-plural/ordinals';

/** The messages of a subject in one language, as in its JSON file. */
export interface Messages {
  [key: string]: string | Messages;
}

type ArgumentType = 'number' | 'boolean' | 'string' | 'string | number';

/** Types of the arguments of a message, by name. */
export type Arguments = ReadonlyMap<string, ArgumentType>;

type Rule = 'cardinal' | 'ordinal';

const rulesOf = (rule: Rule, language: string) =>
  ({ cardinal: cardinals, ordinal: ordinals }[rule] as Record<string, (count: number) => string>)[
    language
  ];

/** Whether the form `one` is that of the number 1 alone, as in English: then a condition needs no rule. */
const isOneAlone = (language: string) =>
  [0, 0.5, 1, 1.5, 2, 5, 11, 21, 31, 101, 1000, 1001].every(
    (count) => (rulesOf('cardinal', language)?.(count) === 'one') === (count === 1),
  );

const parsed = (message: string): MessageFormatElement[] => parse(message, { ignoreTag: true });

const isBoolean = (cases: readonly string[]) =>
  cases.every((name) => /^(true|false|other)$/.test(name)) && cases.length > 1;

/** Arguments of a message, in the order in which they appear. @throws on what is not ICU MessageFormat, or not used here */
export function argumentsOf(message: string): Arguments {
  const found = new Map<string, ArgumentType>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      const { type, value } = element;
      if (!/^[a-z]\w*$/i.test(value)) throw new Error(`{${value}} is no name of an argument`);
      if (type === TYPE.argument) {
        if (!found.has(value)) found.set(value, 'string | number');
      } else if (type === TYPE.plural || type === TYPE.select) {
        const cases = Object.keys(element.options);
        if (type === TYPE.plural && element.offset !== 0)
          throw new Error('offset is not used here');
        if (type === TYPE.plural) found.set(value, 'number');
        else found.set(value, isBoolean(cases) ? 'boolean' : 'string');
        for (const option of Object.values(element.options)) visit(option.value);
      } else {
        throw new Error(`{${value}}: numbers, dates and times are formatted before (formats.ts)`);
      }
    }
  };
  visit(parsed(message));
  return found;
}

interface PluralForm {
  /** `one`, `=0` */
  form: string;
  type: Intl.PluralRuleType;
}

/** The plural forms that a message names. */
export function pluralFormsOf(message: string): PluralForm[] {
  const visit = (elements: readonly MessageFormatElement[]): PluralForm[] =>
    elements.flatMap((element) =>
      element.type === TYPE.plural || element.type === TYPE.select
        ? [
            ...(element.type === TYPE.plural
              ? Object.keys(element.options).map((form) => ({
                  form,
                  type: element.pluralType ?? 'cardinal',
                }))
              : []),
            ...Object.values(element.options).flatMap(({ value }) => visit(value)),
          ]
        : [],
    );
  return visit(parsed(message));
}

/** A message in each of its forms, with `{}` for each argument. */
export function formsOf(message: string): string[] {
  const forms = (elements: readonly MessageFormatElement[]): string[] =>
    elements.reduce<string[]>(
      (before, element) => {
        const own =
          element.type === TYPE.literal
            ? [element.value]
            : element.type === TYPE.plural || element.type === TYPE.select
              ? Object.values(element.options).flatMap(({ value }) => forms(value))
              : ['{}'];
        return before.flatMap((text) => own.map((form) => text + form));
      },
      [''],
    );
  return forms(parsed(message));
}

/** A message with its texts changed, and its arguments as they are. */
export function withTexts(message: string, change: (text: string) => string): string {
  const changed = (elements: readonly MessageFormatElement[]): MessageFormatElement[] =>
    elements.map((element) => {
      if (element.type === TYPE.literal) return { ...element, value: change(element.value) };
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
      const options = Object.entries(element.options).map(
        ([name, { value }]) => [name, { value: changed(value) }] as const,
      );
      return { ...element, options: Object.fromEntries(options) };
    });
  return printAST(changed(parsed(message)));
}

/** The arguments of each message in all languages: one that only a translation shows is an argument too. */
export function mergedArguments(
  all: readonly (readonly [path: string, inMessage: Arguments])[],
): Map<string, Arguments> {
  const merged = new Map<string, Map<string, ArgumentType>>();
  for (const [path, inMessage] of all) {
    const own = merged.get(path) ?? new Map<string, ArgumentType>();
    merged.set(path, own);
    for (const [name, type] of inMessage) {
      const before = own.get(name);
      if (before === undefined || before === 'string | number') own.set(name, type);
    }
  }
  return merged;
}

const quoted = (text: string) => text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);

/** The inside of a template literal. @param rules gets the plural rules that the code calls @param count what `#` shows */
function template(
  elements: readonly MessageFormatElement[],
  language: string,
  rules: Set<Rule>,
  count = '',
): string {
  const literal = (inner: readonly MessageFormatElement[], of = count): string =>
    `\`${template(inner, language, rules, of)}\``;
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return quoted(element.value);
        case TYPE.pound:
          // Grouping needs Intl, whose objects are slow to create: only for numbers that have groups.
          return `\${${count} < 1000 ? ${count} : ${count}.toLocaleString('${language}-IN')}`;
        case TYPE.select: {
          const { options } = element;
          const value = `a.${element.value}`;
          const { other, ...cases } = options;
          const tests = Object.keys(options);
          if (isBoolean(tests)) {
            const [yes, no] = [options['true'] ?? other!, options['false'] ?? other!];
            return `\${${value} ? ${literal(yes.value)} : ${literal(no.value)}}`;
          }
          const chain = Object.entries(cases).map(
            ([name, inner]) => `${value} === '${name}' ? ${literal(inner.value)} : `,
          );
          return `\${${chain.join('')}${literal(other!.value)}}`;
        }
        case TYPE.plural: {
          const { options, pluralType } = element;
          const value = `a.${element.value}`;
          const rule = pluralType === 'ordinal' ? 'ordinal' : 'cardinal';
          const { other, ...cases } = options;
          const chain = Object.entries(cases).map(([name, inner]) => {
            const isOne = name === 'one' && rule === 'cardinal' && isOneAlone(language);
            const number = isOne ? '1' : name.startsWith('=') ? name.slice(1) : null;
            if (number === null) rules.add(rule);
            const test =
              number !== null ? `${value} === ${number}` : `${rule}(${value}) === '${name}'`;
            return `${test} ? ${literal(inner.value, value)} : `;
          });
          return `\${${chain.join('')}${literal(other!.value, value)}}`;
        }
        default:
          return `\${a.${element.value}}`;
      }
    })
    .join('');
}

const keyOf = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key}'`);

/** Key paths and texts of messages: `reset.subject`. */
export function entriesOf(messages: Messages, path = ''): [path: string, message: string][] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : entriesOf(value, `${path}${key}.`),
  );
}

/**
 * A module with the messages of a subject in one language.
 * @param argumentsIn the arguments of each message in all languages: a message that has none in this one is a function too
 */
export function compiledModule(
  name: string,
  messages: Messages,
  language: string,
  argumentsIn: ReadonlyMap<string, Arguments>,
): string {
  const rules = new Set<Rule>();
  const value = (inner: string | Messages, path: string): string => {
    if (typeof inner !== 'string')
      return `{${Object.entries(inner)
        .map(([key, one]) => `\n${keyOf(key)}: ${value(one, path ? `${path}.${key}` : key)},`)
        .join('')}\n}`;
    const text = `\`${template(parsed(inner), language, rules)}\``;
    const parameters = [...(argumentsIn.get(path) ?? [])];
    if (parameters.length === 0) return text;
    const types = parameters.map(([one, type]) => `${one}: ${type}`).join('; ');
    return `(a: { ${types} }): string => ${text}`;
  };
  const body = value(messages, '');
  const declared = [...rules].map((rule) => {
    // make-plural has plain JavaScript.
    const source = String(rulesOf(rule, language))
      .replace(/^\(n\b[^)]*\)/, '(n: number)')
      .replace('const s =', 'const s: any =');
    return `const ${rule} = ${source};\n`;
  });
  return `${declared.join('')}export const ${name} = ${body};\n`;
}
