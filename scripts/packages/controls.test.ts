import { expect, test } from 'vitest';
import type { KitData } from '../../.storybook/blocks/catalogue.ts';
import { kitArgTypes } from '../../.storybook/props/arg-types.ts';
import { setKit } from '../../.storybook/props/kit-of.ts';
import { kitProps } from './read-props.ts';

/** The props of every component of the kit, each with the control that a story without a value for it has. */
const controls = Object.values(kitProps())
  .flat()
  .flatMap(({ name, props }) => {
    setKit(name, { props: [{ name, props }] } as unknown as KitData);
    const argTypes = kitArgTypes({
      title: name,
      component: { name },
      argTypes: {},
      initialArgs: {},
    } as never);
    return props.map((prop) => {
      const { control, options, action } = argTypes[prop.name]!;
      const kind = typeof control === 'object' ? control.type : control;
      return { id: `${name}.${prop.name}`, prop, kind, options, action };
    });
  });

const without = (wanted: (one: (typeof controls)[number]) => boolean, kinds: readonly unknown[]) =>
  controls.filter((one) => wanted(one) && !kinds.includes(one.kind)).map(({ id }) => id);

test('every prop that takes words has a field for them', () => {
  const takesWords = ({ prop: { name, type, options } }: (typeof controls)[number]) =>
    !options &&
    (/^string(?: \| null)?$/.test(type) ||
      (type === 'ReactNode' && /^(?:title|hint|description|label|note|children)$/.test(name)));
  expect(without(takesWords, ['text'])).toEqual([]);
  expect(controls.filter(({ prop }) => prop.name === 'error').length).toBeGreaterThan(15);
  expect(without(({ prop }) => /^(?:error|hint)$/.test(prop.name), ['text'])).toEqual([]);
});

test('every union of values is a choice', () => {
  expect(without(({ prop }) => prop.options !== undefined, ['select', 'inline-radio'])).toEqual([]);
});

test('every callback is logged, except where its presence adds a part', () => {
  const silent = controls
    .filter(({ prop }) => /^on[A-Z]/.test(prop.name) && prop.type.includes('=>'))
    .filter(({ action }) => action === undefined);
  expect(new Set(silent.map(({ prop }) => prop.name))).toEqual(
    new Set(['onDayChoose', 'onRemove', 'onRemoveCurrent', 'onRetry', 'onUnknownChange']),
  );
});
