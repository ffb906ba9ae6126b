import type { BirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Cluster, Heading, Text } from '@jyoti/ui/layout';
import { TextField } from '@jyoti/ui/text-field';
import type { ReactNode } from 'react';
import { FieldRow } from '../../platform/forms/field-groups.tsx';
import type { FormState } from '../../platform/forms/use-form.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { namesOf } from './names-of.ts';
import { OwnBirthButton } from './own-birth.tsx';

const SavedBirthsMenu = lazyPart(() => import('./saved-births-menu.tsx'), 'SavedBirthsMenu', null);

interface Names {
  firstName: string;
  lastName: string;
}

interface NamedFormProps {
  words: Names & Record<'title' | 'useSaved' | 'submit' | 'busy' | 'private', string>;
  form: FormState;
  busy: boolean;
  names: Names;
  /** The details below the names. */
  birth: Partial<BirthDetails>;
  onNames: (change: Partial<Names>) => void;
  /** Called with the names and the birth data of a saved birth, or of the visitor's own, when it is chosen. */
  onFill: (names: Names, birth: BirthDetails) => void;
  /** Whether only births with a time can be chosen. @default false */
  needsTime?: boolean;
  /** The fields below the names. */
  children: ReactNode;
}

/** The form of a tool that starts with first and last name and can be filled from a saved birth. */
export function NamedForm(props: NamedFormProps) {
  const { words, form, busy, names, birth, onNames, onFill, needsTime, children } = props;
  return (
    <Form {...form}>
      <Cluster justify="between">
        <Heading level={2} size="h3">
          {words.title}
        </Heading>
        <Cluster>
          <OwnBirthButton
            needsTime={needsTime}
            details={{ ...birth, name: `${names.firstName} ${names.lastName}`.trim() }}
            onFill={(chosen, user) => onFill(user ?? namesOf(''), chosen)}
          />
          <SavedBirthsMenu
            needsTime={needsTime}
            trigger={words.useSaved}
            onFill={(saved) => onFill(namesOf(saved.name), saved)}
          />
        </Cluster>
      </Cluster>
      <FieldRow>
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            label={words[name]}
            name={name}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            value={names[name]}
            onChange={({ target }) => onNames({ [name]: target.value })}
            required
          />
        ))}
      </FieldRow>
      {children}
      <Button type="submit" variant="primary" loading={busy} loadingLabel={words.busy}>
        {words.submit}
      </Button>
      <Text size="small" tone="muted">
        {words.private}
      </Text>
    </Form>
  );
}
