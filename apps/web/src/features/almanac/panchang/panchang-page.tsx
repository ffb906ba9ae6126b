import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Stack } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paramsOf, asksForNow, searchOf } from './panchang-url.ts';
import { PanchangForm } from './panchang-form.tsx';
import { PanchangNow, PanchangResult, resultParts } from './panchang-parts.ts';
import { AboutPanchang } from './about-panchang.tsx';
import { preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';

/** The panchang: the day in the URL, the current one if there is none, or the form. */
export function PanchangPage() {
  const [search, setSearch] = useSearchParams();
  const params = paramsOf(search);
  const isNow = asksForNow(search);
  // The button that had the focus is gone with the form.
  const [submitted, setSubmitted] = useState(false);
  const showsForm = params === null && !isNow;
  useEffect(() => (showsForm ? preloadWhenIdle(resultParts) : undefined), [showsForm]);
  return (
    <Section variant="band" first>
      <Stack gap={showsForm ? 'x6' : 'x4'}>
        {isNow ? (
          <PanchangNow />
        ) : params ? (
          <FocusOnMount focus={submitted}>
            <PanchangResult params={params} />
          </FocusOnMount>
        ) : (
          <PanchangForm
            search={search}
            onAsk={(day) => {
              setSubmitted(true);
              setSearch(searchOf(day));
            }}
          />
        )}
        <AboutPanchang folded={!showsForm} />
      </Stack>
    </Section>
  );
}
