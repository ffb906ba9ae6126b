import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { StoryContext } from 'storybook/internal/types';
import type { KitData } from '../blocks/catalogue.ts';
import { kitOf } from './kit-of.ts';

/** Length of a line from which a tag or an object is broken. */
const LONG = 80;

const indented = (text: string) => text.replaceAll('\n', '\n  ');

/** Parts between two brackets, on one line where they fit. */
function listed(open: string, parts: readonly string[], close: string): string {
  const line = parts.join(', ');
  if (!line.includes('\n') && line.length < LONG) return `${open}${line}${close}`;
  return `${open.trimEnd()}\n${parts.map((part) => `  ${indented(part)},\n`).join('')}${close.trimStart()}`;
}

const nameOf = ({ type }: ReactElement): string => {
  if (type === Fragment) return '';
  if (typeof type === 'string') return type;
  const { displayName, name } = type as { displayName?: string; name?: string };
  return displayName ?? name ?? '';
};

/** A value as code. */
function valueCode(value: unknown): string {
  if (isValidElement(value)) return elementCode(value);
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  // A component, or a function of the story, of which a reader has an own one.
  if (typeof value === 'function')
    return /^[A-Z]/.test(value.name) ? value.name : "() => {\n  throw new Error('Yours');\n}";
  if (value instanceof Date) return `new Date('${value.toISOString()}')`;
  if (Array.isArray(value)) return listed('[', value.map(valueCode), ']');
  if (typeof value === 'object' && value !== null)
    return listed(
      '{ ',
      Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${valueCode(one)}`),
      ' }',
    );
  return String(value);
}

function attributeCode([name, value]: [string, unknown]): string {
  if (value === true) return name;
  if (typeof value === 'string' && !/["\n\\{}]/.test(value)) return `${name}="${value}"`;
  if (typeof value === 'function' && /^on[A-Z]/.test(name)) return `${name}={() => {}}`;
  return `${name}={${valueCode(value)}}`;
}

function childrenCode(children: ReactNode): string[] {
  if (Array.isArray(children)) return (children as ReactNode[]).flatMap(childrenCode);
  if (children === null || children === undefined || typeof children === 'boolean') return [];
  if (isValidElement(children)) return [elementCode(children)];
  const text = String(children);
  return /^\s|\s$|[{}<>\n]/.test(text) ? [`{${valueCode(children)}}`] : [text];
}

/** An element as JSX. */
function elementCode(element: ReactElement): string {
  const name = nameOf(element);
  const { children, ...props } = element.props as Record<string, unknown>;
  const key = element.key !== null && name === '' ? [`key="${element.key}"`] : [];
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(attributeCode)
    .concat(key);
  const tag = name || (key.length > 0 ? 'Fragment' : '');
  const isFunction = typeof children === 'function';
  const inner = isFunction ? [`{${valueCode(children)}}`] : childrenCode(children as ReactNode);
  const end = inner.length > 0 ? '>' : ' />';
  const line = [`<${tag}`, ...attributes].join(' ') + end;
  const isLong = line.includes('\n') || line.length > LONG;
  const open =
    isLong && attributes.length > 0
      ? `<${tag}\n${attributes.map((one) => `  ${indented(one)}\n`).join('')}${end.trim()}`
      : line;
  if (inner.length === 0) return open;
  const whole = `${open}${inner.join('')}</${tag}>`;
  if (inner.length === 1 && !isLong && !inner[0]!.includes('\n') && whole.length < LONG)
    return whole;
  return `${open}\n${inner.map((one) => `  ${indented(one)}\n`).join('')}</${tag}>`;
}

/**
 * An element as a module that a reader can copy: the style sheets and imports of the components in it, and a component.
 * @returns nothing if one of the components is not of the kit
 */
export function moduleOf(
  element: ReactElement,
  { modules, sheets }: Pick<KitData, 'modules' | 'sheets'>,
): string | undefined {
  const code = elementCode(element);
  const used = [
    ...new Set([...code.matchAll(/(?<=<|=\{)[A-Z]\w*(?=[\s>/}])/g)].map(([name]) => name)),
  ];
  if (used.some((name) => !(name in modules) && name !== 'Fragment')) return undefined;
  const byPath = Map.groupBy(used, (name) => modules[name] ?? 'react');
  const lines = [...byPath].map(
    ([path, names]) => `import { ${names.join(', ')} } from '${path}';`,
  );
  const styles = [...byPath.keys()]
    .filter((path) => sheets.includes(path))
    .map((path) => `import '${path}.css';`);
  const body = code.includes('\n') ? `(\n  ${indented(code)}\n)` : code;
  return `${[...styles, ...lines].join('\n')}\n\nexport const Example = () => ${body};\n`;
}

/** Props that a story has not set: what only the panel of actions needs is no part of the code. */
const ownArgs = ({ args, argTypes }: Pick<StoryContext, 'args' | 'argTypes'>) =>
  Object.fromEntries(
    Object.entries(args).filter(([name]) => argTypes[name]?.['action'] === undefined),
  );

/**
 * The code of a story with its current props, for "Copy code": the complete example of the component where the story has
 * components of its own, and Storybook's code on a page without a component.
 */
export function storyCode(code: string, context: StoryContext): string {
  const kit = kitOf(context.title);
  if (!kit) return code;
  const args = ownArgs(context);
  const element: unknown = context.originalStoryFn(args, { ...context, args });
  return (isValidElement(element) && moduleOf(element, kit)) || kit.sample;
}
