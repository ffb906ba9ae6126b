import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Heading, Text } from '@jyoti/ui/layout';
import { PlaceField } from '@jyoti/ui/place-field';
import type { ReactNode } from 'react';
import { searchPlaces } from '../../platform/data/search-places.ts';
import type { FormState } from '../../platform/forms/use-form.ts';
import type { PlaceDraft } from './tool-place.ts';

interface ToolFormProps {
  words: { title: string; submit: string; busy: string; private: string };
  /** From `useForm`. */
  form: FormState;
  busy: boolean;
  /** The fields. */
  children: ReactNode;
}

/** The frame of a form: its heading, the button that sends it, and a note on privacy. */
export function ToolForm({ words, form, busy, children }: ToolFormProps) {
  return (
    <Form {...form}>
      <Heading level={2} size="h3">
        {words.title}
      </Heading>
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

interface PlaceQuestionProps {
  words: { place: string; placeHint: string };
  draft: PlaceDraft;
  onChange: (changes: Partial<PlaceDraft>) => void;
}

/** The place of a question or an occasion, from the list. */
export function PlaceQuestion({ words, draft, onChange }: PlaceQuestionProps) {
  return (
    <PlaceField
      label={words.place}
      name="place"
      hint={words.placeHint}
      byHand={false}
      value={draft.place}
      text={draft.placeText}
      search={searchPlaces}
      onTextChange={(placeText) => onChange({ placeText })}
      onValueChange={(place) => onChange({ place })}
      required
    />
  );
}
