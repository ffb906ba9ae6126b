import { Canvas, DocsContext, useOf, type Of } from '@storybook/addon-docs/blocks';
import { Button } from '@jyoti/ui/button';
import { Checkbox } from '@jyoti/ui/checkbox';
import { NumberField } from '@jyoti/ui/number-field';
import { ToggleGroup } from '@jyoti/ui/toggle';
import { Select } from '@jyoti/ui/select';
import { TextField } from '@jyoti/ui/text-field';
import { use, useEffect, useState } from 'react';
import type { Args, InputType } from 'storybook/internal/types';
import { emitToFrames } from '../book/frames.ts';

/** Current names and values of a story's args. */
function useStoryArgs(of: Of) {
  const context = use(DocsContext);
  const { story } = useOf(of, ['story']);
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  const { channel } = context;
  const emit = (event: string, payload: object) => {
    channel.emit(event, payload);
    emitToFrames(event, payload);
  };
  useEffect(() => {
    const take = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === story.id) setArgs(changed.args);
    };
    channel.on('storyArgsUpdated', take);
    return () => channel.off('storyArgsUpdated', take);
  }, [channel, story.id]);
  return {
    args,
    argTypes: story.argTypes as Record<string, InputType>,
    update: (updatedArgs: Args) => emit('updateStoryArgs', { storyId: story.id, updatedArgs }),
    reset: () => emit('resetStoryArgs', { storyId: story.id }),
  };
}

interface ControlProps {
  name: string;
  type: InputType;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** The kit's field for a type. */
function Control({ name, type, value, onChange }: ControlProps) {
  const kind = typeof type.control === 'object' ? type.control.type : type.control;
  const byDefault = type.table?.defaultValue?.summary?.replaceAll('"', '');
  if (kind === 'boolean')
    return (
      <Checkbox
        label={name}
        checked={value === undefined ? byDefault === 'true' : value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  if (kind === 'select' || kind === 'inline-radio') {
    const values = (type.options ?? []) as readonly unknown[];
    const options = values.map((one) => ({ value: String(one), label: String(one) }));
    const shown = value === undefined ? (byDefault ?? '') : String(value);
    const choose = (text: string) => onChange(values.find((one) => String(one) === text));
    return kind === 'select' ? (
      <Select label={name} value={shown} onValueChange={choose} options={options} />
    ) : (
      <div className="book-control">
        <span aria-hidden>{name}</span>
        <ToggleGroup label={name} value={shown} onValueChange={choose} options={options} />
      </div>
    );
  }
  if (kind === 'number')
    return (
      <NumberField
        label={name}
        value={typeof value === 'number' ? value : null}
        onValueChange={(number) => onChange(number ?? undefined)}
      />
    );
  return (
    <TextField
      label={name}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

/** Props without a visual effect: they are only in the table of props. */
const QUIET = /^(?:id|name|lang|className|form|autoComplete|default[A-Z].*)$/;

interface PlaygroundProps {
  /** The story whose props are changed. */
  of: Of;
  /** Which props, in this order. @default every enum, boolean, text and number */
  controls?: readonly string[];
  /** Height of an iframe in px, for overlays that cover the page when open. */
  height?: number;
}

/** A story, its props as fields of the kit, and the code for their current values. */
export function Playground({ of, controls, height }: PlaygroundProps) {
  const { args, argTypes, update, reset } = useStoryArgs(of);
  const names =
    controls ??
    Object.keys(argTypes).filter((name) => Boolean(argTypes[name]?.control) && !QUIET.test(name));
  return (
    <div className="book-playground">
      <Canvas
        of={of}
        sourceState="hidden"
        {...(height !== undefined && { story: { inline: false, height: `${height}px` } })}
      />
      {names.length > 0 && (
        <div className="book-controls sb-unstyled" role="group" aria-label="Try its props">
          {names.map((name) => {
            const type = argTypes[name];
            return (
              type && (
                <Control
                  key={name}
                  name={name}
                  type={type}
                  value={args[name]}
                  onChange={(value) => update({ [name]: value })}
                />
              )
            );
          })}
          <Button size="small" variant="quiet" onClick={reset}>
            Reset
          </Button>
        </div>
      )}
    </div>
  );
}
