import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Stack, Text } from '../layout/index.ts';
import { FocusOnMount } from './index.ts';

export function ResultFirst() {
  const [found, setFound] = useState(false);
  if (!found) return <Button onClick={() => setFound(true)}>Find my Moon sign</Button>;
  return (
    <FocusOnMount>
      <Stack gap="x3" align="start">
        <Text>Your Moon sign is Libra (Tula).</Text>
        <Button onClick={() => setFound(false)}>Ask again</Button>
      </Stack>
    </FocusOnMount>
  );
}

export function ButtonFirst() {
  const [found, setFound] = useState(false);
  if (!found) return <Button onClick={() => setFound(true)}>Find my Moon sign</Button>;
  return (
    <FocusOnMount>
      <Stack gap="x3" align="start">
        <Button onClick={() => setFound(false)}>Ask again</Button>
        <Text>Your Moon sign is Libra (Tula).</Text>
      </Stack>
    </FocusOnMount>
  );
}
