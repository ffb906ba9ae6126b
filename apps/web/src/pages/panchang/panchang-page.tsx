import { Section, Stack } from '@jyoti/ui/layout';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askedOf, searchOf } from './panchang-address.ts';
import { PanchangForm } from './panchang-form.tsx';
import { PanchangResult, partsOfAnswer } from './panchang-parts.ts';
import { AboutPanchang } from './about-panchang.tsx';
import { preloadWhenIdle } from '../../lazy/lazy-part.tsx';

/** The panchang: a form, or the result in its place, both from the address. */
export function PanchangPage() {
  const [search, setSearch] = useSearchParams();
  const asked = askedOf(search);
  const isAsked = asked !== null;
  useEffect(() => (isAsked ? undefined : preloadWhenIdle(partsOfAnswer)), [isAsked]);
  return (
    <Section>
      <Stack gap="x8">
        {asked ? (
          <PanchangResult asked={asked} />
        ) : (
          <PanchangForm search={search} onAsk={(day) => setSearch(searchOf(day))} />
        )}
        <AboutPanchang />
      </Stack>
    </Section>
  );
}
