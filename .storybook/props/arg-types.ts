import type {
  ArgTypesEnhancer,
  InputType,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';
import type { PropDoc } from '../../scripts/packages/read-props.ts';
import { kitOf } from './kit-of.ts';

/** The value of a literal in a union type. */
const valueOf = (literal: string): unknown =>
  literal === 'null' ? null : (JSON.parse(literal) as unknown);

/** Nodes that are elements in every use, never words. */
const ELEMENTS =
  /^(?:above|actions?|art|aside|badges?|bar|featured|glyph|icon|leading|media|nextSlot|opening|scene|steps|trailing)$/;

/** Callbacks whose presence adds a button or another part: a story passes them or not. */
const ADDS_A_PART = /^on(?:DayChoose|Remove|RemoveCurrent|Retry|UnknownChange)$/;

type Controlled = Pick<InputType, 'control' | 'options'> & { action?: string };

/** A choice for a union, text for whatever takes words, and a line in the panel of actions for each call. */
function controlOf({ name, type, options }: PropDoc): Controlled {
  if (options)
    return {
      control: { type: options.length > 3 ? 'select' : 'inline-radio' },
      options: options.map(valueOf),
    };
  const members = type.split(' | ').filter((member) => member !== 'null');
  if (members.includes('boolean')) return { control: { type: 'boolean' } };
  if (members.includes('string')) return { control: { type: 'text' } };
  if (members.includes('ReactNode') && !ELEMENTS.test(name)) return { control: { type: 'text' } };
  if (members.length === 1 && type === 'number') return { control: { type: 'number' } };
  if (/^on[A-Z]/.test(name) && type.includes('=>') && !ADDS_A_PART.test(name))
    return { control: false, action: name };
  return { control: false };
}

/** A prop for Storybook's tables and controls. */
const argTypeOf = (prop: PropDoc): StrictInputType => ({
  name: prop.name,
  description: prop.description,
  type: { name: 'other', value: prop.type, required: prop.required },
  table: {
    type: { summary: prop.type },
    ...(prop.default !== undefined && { defaultValue: { summary: prop.default } }),
  },
  ...controlOf(prop),
});

/** Text, numbers and choices can be edited; what a story sets to an element, a function or data cannot. */
const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);

/** The props of a component of the kit, as its types have them, each with the control that its type asks for. */
export const kitArgTypes: ArgTypesEnhancer = ({ title, component, argTypes, initialArgs }) => {
  const { name = '' } = (component ?? {}) as { name?: string };
  const props = kitOf(title)?.props.find((one) => one.name === name)?.props ?? [];
  const own = Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop)]));
  const all: StrictArgTypes = { ...own };
  for (const [arg, argType] of Object.entries(argTypes))
    all[arg] = { ...argType, ...own[arg], ...(own[arg] ? {} : { control: false }) };
  return Object.fromEntries(
    Object.entries(all).map(([arg, argType]) => {
      const value: unknown = initialArgs[arg];
      if (!isPlain(value)) return [arg, { ...argType, control: false, action: undefined }];
      return [arg, argType];
    }),
  );
};
