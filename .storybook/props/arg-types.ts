import type { ArgTypes, ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { props as kitProps } from 'virtual:kit-props';
import type { PropDoc } from '../../scripts/packages/read-props.ts';

/** Props of a component of the stories that have loaded. */
const propsOf = (name: string): readonly PropDoc[] =>
  Object.values(kitProps)
    .flat()
    .find((component) => component.name === name)?.props ?? [];

/** The value of a literal in a union type. */
const valueOf = (literal: string): unknown =>
  literal === 'null' ? null : (JSON.parse(literal) as unknown);

function controlOf({ type, options }: PropDoc): Pick<InputType, 'control' | 'options'> {
  if (options)
    return {
      control: { type: options.length > 5 ? 'select' : 'inline-radio' },
      options: options.map(valueOf),
    };
  if (type === 'boolean') return { control: { type: 'boolean' } };
  if (type === 'string') return { control: { type: 'text' } };
  if (type === 'number') return { control: { type: 'number' } };
  return { control: false };
}

/** Props of a component of the kit for Storybook's tables and controls. */
export function kitArgTypes(component: unknown): ArgTypes {
  const { name = '' } = component as { name?: string };
  return Object.fromEntries(
    propsOf(name).map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: { name: 'other', value: prop.type, required: prop.required },
        table: {
          type: { summary: prop.type },
          ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
        },
        ...controlOf(prop),
      } satisfies InputType,
    ]),
  );
}

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** A node that a story sets to text can be edited; elements, functions and data cannot. */
export const controlsByValue: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      if (!isPlain(value)) return [name, { ...argType, control: false }];
      const isText =
        typeof value === 'string' && argType.table?.type?.summary?.includes('ReactNode');
      return [name, isText ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
