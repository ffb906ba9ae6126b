import { isUnauthorized, partners, prefixOf, searchFromPair, type Partner } from '@jyoti/contract';
import { noBirthDetails, type BirthDetails } from '@jyoti/ui/birth-details-form';
import { Button } from '@jyoti/ui/button';
import { Form } from '@jyoti/ui/form';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { visuallyHidden } from '@jyoti/ui/visually-hidden';
import { Section } from '@jyoti/ui/section';
import { Fragment, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useSession } from '../../../platform/session/session.tsx';
import { detailsFromSearch, detailsOfUser } from '../../birth/birth-details.ts';
import { isSameBirth } from '../../birth/own-birth.tsx';
import * as styles from './kundli-matching.css.ts';
import { matchingOf } from '../use-matching.ts';
import { pairFieldNames, tellWhose } from '../pair-problems.ts';
import { PersonFields } from './person-fields.tsx';
import { matchingFormMessages } from '../../../messages.generated/matching-form.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/**
 * Kundli matching: the birth details of two people, checked here and by the API before the report opens. The form starts
 * with the visitor's own birth; an account has no gender, so the visitor moves it to the other side.
 */
export function KundliMatchingPage() {
  const words = useMessages(matchingFormMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [requested] = useState(() => {
    const [boy, girl] = partners.map((partner) => detailsFromSearch(search, prefixOf(partner)));
    return boy || girl ? { boy: boy ?? noBirthDetails, girl: girl ?? noBirthDetails } : null;
  });
  const { user } = useSession();
  const own = user ? detailsOfUser(user, { needsTime: false }) : noBirthDetails;
  const initial = requested ?? { boy: own, girl: noBirthDetails };
  const { draft: pair, change } = useDraft('matching', initial, requested !== null);
  const [swaps, setSwaps] = useState(0);
  const { busy, errors, setErrors, form } = useForm({
    loadChecks: () => import('../pair-check.ts'),
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

  /** Fills one side; the visitor's own birth moves there from the other. */
  const fill = (partner: Partner, details: BirthDetails) => {
    const other = partner === 'boy' ? 'girl' : 'boy';
    const moves = isSameBirth(details, own) && isSameBirth(pair[other], own);
    change({ ...pair, ...(moves && { [other]: noBirthDetails }), [partner]: details });
    setErrors(
      Object.fromEntries(
        Object.entries(errors).filter(([field]) => !field.startsWith(prefixOf(partner))),
      ),
    );
  };

  const swap = () => {
    change({ boy: pair.girl, girl: pair.boy });
    setSwaps(swaps + 1);
    setErrors({});
  };

  return (
    <Section variant="band" aria-labelledby="kundli-matching">
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
                  onChange={(details) => change({ [partner]: details })}
                  onFill={(details) => fill(partner, details)}
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
