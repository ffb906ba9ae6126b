import { sankalpLength, type Quote } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Checkbox } from '@jyoti/ui/checkbox';
import { useLanguage } from '@jyoti/ui/i18n';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { Link } from '@jyoti/ui/link';
import { MetaList } from '@jyoti/ui/meta-list';
import { TextArea, TextField } from '@jyoti/ui/text-field';
import { instantInWords } from '@jyoti/ui/time-span';
import { whenInWords } from '../../ceremony/ceremony-hour.ts';
import { usePoojasWords } from '../../ceremony/words.ts';
import { INDIA } from '../../reading/dates.ts';
import { DeliveryAddress } from './delivery-address.tsx';
import * as styles from './booking.css.ts';
import type { BookingInProgress } from './use-booking.ts';
import { usePoojaWords } from './words.ts';

function RefundRule({ quote }: { quote: Quote }) {
  const { refund: words } = usePoojaWords().review;
  const language = useLanguage();
  const isLate = quote.ifCancelledNow?.refund !== 'full';
  return (
    <Alert tone="info" announce="off" title={words.title}>
      {isLate ? words.late : words.free(instantInWords(quote.freeUntil, INDIA, language))}{' '}
      {words.unavailable}{' '}
      <Link href="/refund-policy" newTab>
        {words.policy}
      </Link>
    </Alert>
  );
}

/** Second step: what it will be and cost by the server's word, and what may be told to the pandit. */
export function BookingReview({ quote, booking }: { quote: Quote; booking: BookingInProgress }) {
  const { booking: bookingWords, review: words } = usePoojaWords();
  const ceremonyWords = usePoojasWords();
  const language = useLanguage();
  const { draft, change, setFieldError, working, notice, applyCode } = booking;
  return (
    <>
      <Stack gap="x4">
        <MetaList
          items={[
            { label: words.facts.date, value: whenInWords(quote, ceremonyWords, language) },
            { label: words.facts.service, value: bookingWords.services[draft.serviceType] },
            { label: words.facts.name, value: `${draft.firstName} ${draft.lastName}` },
            { label: words.facts.mobile, value: draft.mobileNumber },
            { label: words.facts.email, value: draft.email },
          ]}
        />
        <Text>{words.payLater}</Text>
        <RefundRule quote={quote} />
      </Stack>
      <Part title={words.optional} headingLevel={3} intro={words.optionalText}>
        <TextField
          label={words.gotra}
          name="gotra"
          value={draft.isGotraUnknown ? '' : draft.gotra}
          disabled={draft.isGotraUnknown}
          onChange={({ target }) => change({ gotra: target.value })}
        />
        <Checkbox
          label={words.gotraUnknown}
          name="isGotraUnknown"
          checked={draft.isGotraUnknown}
          onChange={({ target }) => {
            setFieldError('gotra');
            change({ isGotraUnknown: target.checked });
          }}
        />
        <TextArea
          label={words.sankalp}
          name="sankalp"
          hint={words.sankalpHint}
          rows={3}
          maxLength={sankalpLength}
          value={draft.sankalp}
          onChange={({ target }) => change({ sankalp: target.value })}
        />
        {quote.delivers && (
          <DeliveryAddress value={draft.address} onChange={(address) => change({ address })} />
        )}
        <Cluster align="end">
          <div className={styles.code}>
            <TextField
              label={words.code}
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={draft.code}
              onChange={({ target }) => change({ code: target.value })}
            />
          </div>
          <Button
            disabled={working !== null}
            loading={working === 'code'}
            loadingLabel={words.applying}
            onClick={applyCode}
          >
            {words.apply}
          </Button>
        </Cluster>
        {notice?.kind === 'code' && (
          <FocusOnMount key={notice.text}>
            <Alert tone="info">{notice.text}</Alert>
          </FocusOnMount>
        )}
      </Part>
    </>
  );
}
