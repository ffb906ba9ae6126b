import { PencilIcon } from '../icons/index.ts';
import { Cluster } from '../layout/index.ts';
import { useState } from 'react';
import { Button } from './index.ts';

export const Variants = () => (
  <Cluster gap="x4">
    <Button variant="primary">Save chart</Button>
    <Button>Edit details</Button>
    <Button variant="quiet">Skip</Button>
    <Button variant="danger">Delete chart</Button>
  </Cluster>
);

export const Sizes = () => (
  <Cluster gap="x4">
    <Button>Regular</Button>
    <Button size="small">Small</Button>
    <Button icon={<PencilIcon size={20} aria-hidden />}>With an icon</Button>
    <Button disabled>Disabled</Button>
  </Cluster>
);

export function Saving() {
  const [saving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    setTimeout(() => setSaving(false), 3000);
  };
  return (
    <Button variant="primary" loading={saving} loadingLabel="Saving…" onClick={save}>
      Save chart
    </Button>
  );
}

export const OneFilled = () => (
  <Cluster gap="x4">
    <Button variant="primary">Save chart</Button>
    <Button>Cancel</Button>
  </Cluster>
);

export const TwoFilled = () => (
  <Cluster gap="x4">
    <Button variant="primary">Save chart</Button>
    <Button variant="primary">Cancel</Button>
  </Cluster>
);

export const VerbAndObject = () => <Button variant="primary">Book this puja</Button>;

export const Vague = () => <Button variant="primary">Submit</Button>;
