import { Grid } from '@jyoti/ui/layout';
import { TextField } from '@jyoti/ui/text-field';

interface Names {
  firstName: string;
  lastName: string;
}

interface NameFieldsProps {
  labels: Names;
  value: Names;
  onChange: (change: Partial<Names>) => void;
}

/** First and last name, side by side where both fit. */
export function NameFields({ labels, value, onChange }: NameFieldsProps) {
  return (
    <Grid columns={{ base: 1, landscape: 2 }} gap="x4">
      <TextField
        label={labels.firstName}
        name="firstName"
        autoComplete="given-name"
        value={value.firstName}
        onChange={({ target }) => onChange({ firstName: target.value })}
        required
      />
      <TextField
        label={labels.lastName}
        name="lastName"
        autoComplete="family-name"
        value={value.lastName}
        onChange={({ target }) => onChange({ lastName: target.value })}
        required
      />
    </Grid>
  );
}
