import { mostReschedulings, type Quote } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Checkbox } from '@jyoti/ui/checkbox';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Cluster, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { DescriptionList } from '@jyoti/ui/description-list';
import { TextField } from '@jyoti/ui/text-field';
import { deadlineInWords, whenInWords } from '../ceremony-hour.ts';
import * as styles from './booking.css.ts';
import { warningField, type BookingInProgress } from './use-booking.ts';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { ceremoniesMessages } from '../../../messages.generated/ceremonies.ts';
import { ceremonyFieldsMessages } from '../../../messages.generated/ceremony-fields.ts';

function RefundRule({ quote }: { quote: Quote }) {
  const { refund: words } = useMessages(poojaMessages).review;
  const language = useLanguage();
  const until = deadlineInWords(quote, useMessages(ceremoniesMessages), language);
  const isLate = quote.ifCancelledNow?.refund !== 'full';
  return (
    <Alert tone="info" announce="off" title={words.title}>
      {isLate ? words.late({ until }) : words.free({ until, most: mostReschedulings })}{' '}
      {words.unavailable}{' '}
      <Link href="/refund-policy" newTab>
        {words.policy}
      </Link>
    </Alert>
  );
}

/** Consents that the booking requires. */
function Warnings({ quote, booking }: { quote: Quote; booking: BookingInProgress }) {
  const { warnings: words } = useMessages(poojaMessages).review;
  return quote.warnings.map((warning) => (
    <Alert key={warning} tone="warning" announce="off" title={words.titles[warning]}>
      <Stack gap="x3">
        <Text>{words.texts[warning]}</Text>
        <Checkbox
          label={words.accept[warning]}
          name={warningField(warning)}
          required
          checked={booking.accepted.includes(warning)}
          onChange={({ target }) => booking.accept(warning, target.checked)}
        />
      </Stack>
    </Alert>
  ));
}

/** Last step: the details and the price as quoted by the server. */
export function BookingReview({ quote, booking }: { quote: Quote; booking: BookingInProgress }) {
  const { booking: bookingWords, review: words } = useMessages(poojaMessages);
  const ceremonyWords = useMessages(ceremoniesMessages);
  const language = useLanguage();
  const fields = useMessages(ceremonyFieldsMessages);
  const { draft, change, working, notice, applyCode } = booking;
  return (
    <>
      <Stack gap="x4">
        <DescriptionList
          items={[
            { label: words.facts.date, value: whenInWords(quote, ceremonyWords, language) },
            { label: words.facts.service, value: bookingWords.services[draft.serviceType] },
            { label: words.facts.name, value: `${draft.firstName} ${draft.lastName}` },
            { label: words.facts.mobile, value: draft.mobileNumber },
            { label: words.facts.email, value: draft.email },
            ...(draft.reachBy
              ? [{ label: ceremonyWords.reachBy, value: ceremonyWords.reachWays[draft.reachBy] }]
              : []),
          ]}
        />
        <Text>{words.payLater}</Text>
        <RefundRule quote={quote} />
      </Stack>
      <DescriptionList
        items={[
          { label: fields.gotra, value: draft.isGotraUnknown ? fields.unknownGotra : draft.gotra },
          { label: fields.sankalp, value: draft.sankalp },
        ]}
      />
      <Warnings quote={quote} booking={booking} />
      <Stack gap="x4">
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
      </Stack>
    </>
  );
}
