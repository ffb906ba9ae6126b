import { isUnauthorized, partners, prefixOf, searchFromPair, type Partner } from '@jyoti/contract';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Heading, Section, Stack, Text } from '@jyoti/ui/layout';
import { visuallyHidden } from '@jyoti/ui/visually-hidden';
import { Fragment, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDraft } from '../../forms/use-draft.ts';
import { useForm } from '../../forms/use-form.ts';
import { detailsFromSearch } from '../../tool/birth-details.ts';
import * as styles from './kundli-matching.css.ts';
import { matchingOf } from '../../matching/use-matching.ts';
import { pairFieldNames, tellWhose } from '../../matching/pair-problems.ts';
import { PersonFields } from './person-fields.tsx';
import { useMatchingFormWords } from '../../matching/words.ts';

const noPair = { boy: noBirthDetails, girl: noBirthDetails };

/** Kundli matching: the birth details of two people, checked here and by the API before the report opens. */
export function KundliMatchingPage() {
  const words = useMatchingFormWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [requested] = useState(() => {
    const [boy, girl] = partners.map((partner) => detailsFromSearch(search, prefixOf(partner)));
    return boy || girl ? { boy: boy ?? noBirthDetails, girl: girl ?? noBirthDetails } : null;
  });
  const [pair, setPair] = useDraft('matching', noPair, requested);
  const [swaps, setSwaps] = useState(0);
  const { busy, errors, setErrors, form } = useForm({
    loadChecks: () => import('../../matching/pair-check.ts'),
    check: ({ checkedPair }) => checkedPair(pair, words),
    send: async (births) => {
      const address = searchFromPair(births);
      // Calculated before the navigation, so that a clock time that did not exist is an error of
      // this form.
      await matchingOf(address).catch((failure: unknown) => {
        // The report's page redirects to the login and returns to this pair.
        if (!isUnauthorized(failure)) throw failure;
      });
      void navigate(`/generate-kundli-matching?${address}`);
    },
    failed: words.failed,
    fieldNames: pairFieldNames,
  });

  const change = (partner: Partner, details: BirthDetails) =>
    setPair((before) => ({ ...before, [partner]: details }));

  const swap = () => {
    setPair(({ boy, girl }) => ({ boy: girl, girl: boy }));
    setSwaps(swaps + 1);
    setErrors({});
  };

  return (
    <Section aria-labelledby="kundli-matching">
      <Stack gap="x6">
        <Stack gap="x2">
          <Heading level={1} id="kundli-matching" className={styles.title}>
            {words.title}
          </Heading>
          <Text>{words.intro}</Text>
          <Text size="small" tone="muted">
            {words.storage}
          </Text>
        </Stack>
        <Form {...form} errors={tellWhose(errors, words)}>
          <div className={styles.pair}>
            {partners.map((partner) => (
              <Fragment key={partner}>
                {partner === 'girl' && (
                  <Stack gap="x1" align="center" className={styles.swap}>
                    <Button size="small" onClick={swap}>
                      {words.swap}
                    </Button>
                    <span role="status" className={visuallyHidden}>
                      {swaps > 0 && <span key={swaps}>{words.swapped}</span>}
                    </span>
                  </Stack>
                )}
                <PersonFields
                  partner={partner}
                  value={pair[partner]}
                  onChange={(details) => change(partner, details)}
                  onFill={(details) => {
                    change(partner, details);
                    setErrors(
                      Object.fromEntries(
                        Object.entries(errors).filter(
                          ([field]) => !field.startsWith(prefixOf(partner)),
                        ),
                      ),
                    );
                  }}
                />
              </Fragment>
            ))}
          </div>
          <div className={styles.submit}>
            <Button
              type="submit"
              variant="primary"
              fullWidth
              loading={busy}
              loadingLabel={words.busy}
            >
              {words.submit}
            </Button>
          </div>
        </Form>
      </Stack>
    </Section>
  );
}
