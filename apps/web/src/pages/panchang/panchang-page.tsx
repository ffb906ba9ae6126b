import { Section, Stack } from '@jyoti/ui/layout';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paramsOf, asksForNow, searchOf } from './panchang-url.ts';
import { PanchangForm } from './panchang-form.tsx';
import { PanchangNow, PanchangResult, resultParts } from './panchang-parts.ts';
import { AboutPanchang } from './about-panchang.tsx';
import { preloadWhenIdle } from '../../lazy/lazy-part.tsx';

/** The panchang: the day in the URL, the current one if there is none, or the form. */
export function PanchangPage() {
  const [search, setSearch] = useSearchParams();
  const params = paramsOf(search);
  const isNow = asksForNow(search);
  const showsForm = params === null && !isNow;
  useEffect(() => (showsForm ? preloadWhenIdle(resultParts) : undefined), [showsForm]);
  return (
    <Section first>
      <Stack gap={showsForm ? 'x6' : 'x4'}>
        {isNow ? (
          <PanchangNow />
        ) : params ? (
          <PanchangResult params={params} />
        ) : (
          <PanchangForm search={search} onAsk={(day) => setSearch(searchOf(day))} />
        )}
        <AboutPanchang folded={!showsForm} />
      </Stack>
    </Section>
  );
}
