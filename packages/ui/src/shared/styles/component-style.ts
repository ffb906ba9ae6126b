import { layers } from '@jyoti/themes/layers';
import {
  type ComplexStyleRule,
  globalStyle,
  type GlobalStyleRule,
  style,
  type StyleRule,
  styleVariants,
} from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** A rule without a cascade layer; the functions below add it to theirs. */
export type Rule = Omit<StyleRule, '@layer'>;

type Complex = Exclude<ComplexStyleRule, StyleRule> | Rule;

/** vanilla-extract's `style`, `styleVariants`, `recipe` and `globalStyle`, with every rule in one cascade layer. */
function stylesIn(layer: string) {
  const inLayer = (rule: StyleRule): StyleRule => ({ '@layer': { [layer]: rule } });
  const isClass = (part: StyleRule | string | string[]) =>
    typeof part === 'string' || Array.isArray(part);

  function wrap(rule: Complex | string): ComplexStyleRule {
    if (typeof rule === 'string') return [rule];
    if (!Array.isArray(rule)) return inLayer(rule);
    return rule.map((part) => (isClass(part as StyleRule) ? part : inLayer(part as StyleRule)));
  }
  const wrapEach = (rules: Record<string, Complex | string>) =>
    Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, wrap(rule)]));

  const recipeInLayer: typeof recipe = (options, debugId) => {
    const { base, variants = {}, compoundVariants = [] } = options;
    const wrapped = {
      ...options,
      ...(base && { base: wrap(base) }),
      variants: Object.fromEntries(
        Object.entries<Record<string, Complex | string>>(variants).map(([name, rules]) => [
          name,
          wrapEach(rules),
        ]),
      ),
      compoundVariants: compoundVariants.map((compound) => ({
        ...compound,
        style: wrap(compound.style),
      })),
    };
    return recipe(wrapped as typeof options, debugId);
  };

  return {
    style: (rule: Complex) => style(wrap(rule)),
    variants: <Key extends string | number, Value = Complex>(
      data: Record<Key, Value>,
      ruleOf: (value: Value, key: Key) => Complex = (value) => value as Complex,
    ): Record<Key, string> =>
      styleVariants<Record<Key, Value>, Key>(data, (value, key) => wrap(ruleOf(value, key))),
    recipe: recipeInLayer,
    global: (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
      globalStyle(selector, { '@layer': { [layer]: rule } }),
  };
}

/** A style that several components share: a separate layer below those of all components. */
export const {
  style: baseStyle,
  variants: baseVariants,
  recipe: baseRecipe,
  global: baseGlobal,
} = stylesIn(layers.componentBases);

/** The style of a component that other components of the kit override through its `className`. */
export const {
  style: partStyle,
  variants: partVariants,
  recipe: partRecipe,
  global: partGlobal,
} = stylesIn(layers.componentParts);

/** The styles of all other components. They may override bases and parts, in any order of the linked sheets. */
export const {
  style: componentStyle,
  variants: componentVariants,
  recipe: componentRecipe,
  global: componentGlobal,
} = stylesIn(layers.components);

/** Rules that no component's own rule may override. */
export const { style: utilityStyle } = stylesIn(layers.utilities);
