import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { IconButton } from '@jyoti/ui/icon-button';
import { ChevronDownIcon, ChevronUpIcon } from '@jyoti/ui/icons';
import { Stack, Text, VisuallyHidden } from '@jyoti/ui/layout';
import { List, ListItem } from '@jyoti/ui/list';
import { TextField } from '@jyoti/ui/text-field';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PrintPart } from './print-choice.ts';
import { ownReportMessages } from '../../../messages.generated/own-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

interface TemplateFormProps {
  /** The chosen parts in their order. */
  parts: readonly PrintPart[];
  onOrder: (keys: readonly string[]) => void;
  /** Name of the template that is changed. */
  name: string;
  onSave: (name: string) => void;
}

/** The order of the chosen parts, which can be saved as a template. */
export function TemplateForm({ parts, onOrder, name, onSave }: TemplateFormProps) {
  const words = useMessages(ownReportMessages).templates;
  const titleId = useId();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState('');
  const [moved, setMoved] = useState('');

  const move = (index: number, by: -1 | 1, button: HTMLElement) => {
    const to = index + by;
    if (to < 0 || to >= parts.length) return;
    const keys = parts.map(({ key }) => key);
    const [key = ''] = keys.splice(index, 1);
    keys.splice(to, 0, key);
    // A moved element loses the focus.
    flushSync(() => onOrder(keys));
    button.focus();
    setMoved(words.moved({ part: parts[index]!.label, position: to + 1, count: parts.length }));
  };

  return (
    <Stack gap="x4">
      <Stack gap="x2">
        <Text id={titleId}>{words.order}</Text>
        <List ordered aria-labelledby={titleId} gap="x1">
          {parts.map(({ key, label }, index) => (
            <ListItem
              key={key}
              align="center"
              leading={`${index + 1}.`}
              trailing={
                <>
                  <IconButton
                    size="small"
                    icon={<ChevronUpIcon size={20} />}
                    label={words.up({ part: label })}
                    aria-disabled={index === 0}
                    onClick={(event) => move(index, -1, event.currentTarget)}
                  />
                  <IconButton
                    size="small"
                    icon={<ChevronDownIcon size={20} />}
                    label={words.down({ part: label })}
                    aria-disabled={index === parts.length - 1}
                    onClick={(event) => move(index, 1, event.currentTarget)}
                  />
                </>
              }
            >
              {label}
            </ListItem>
          ))}
        </List>
        <VisuallyHidden aria-live="polite">{moved}</VisuallyHidden>
      </Stack>
      <Form
        errors={error === '' ? {} : { template: error }}
        summary={false}
        onFieldEdit={() => setError('')}
        onSubmit={() => {
          const trimmed = typed.trim();
          if (trimmed === '') setError(words.nameMissing);
          else onSave(trimmed);
        }}
      >
        <Stack gap="x3" align="start">
          <TextField
            label={words.name}
            hint={words.hint}
            name="template"
            value={typed}
            onValueChange={setTyped}
          />
          <Button type="submit">{words.save}</Button>
        </Stack>
      </Form>
    </Stack>
  );
}
