import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Card } from '@jyoti/ui/card';
import { DateField } from '@jyoti/ui/date-field';
import { Form } from '@jyoti/ui/form';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { NumberField } from '@jyoti/ui/number-field';
import { PageHeader } from '@jyoti/ui/page-header';
import { degreesFromText, LocationButton, PlaceField, type Place } from '@jyoti/ui/place-field';
import { TimeField } from '@jyoti/ui/time-field';
import { coordinatesFromText, FIRST_DATE, LAST_DATE, type PanchangParams } from '@jyoti/contract';
import { useMemo, type ClipboardEvent } from 'react';
import { placeNear, searchPlaces } from '../../../platform/data/search-places.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { FieldRow } from '../../../platform/forms/field-groups.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import {
  defaultsNow,
  defaultsOnServer,
  draftFrom,
  nowIn,
  type PanchangDraft,
} from './form-draft.ts';
import { isWrong } from './panchang-url.ts';
import * as styles from './panchang.css.ts';
import { useIsHydrated } from '../../../platform/lazy/use-is-hydrated.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { panchangMessages } from '../../../messages.generated/panchang.ts';

/** A tenth of a metre of latitude. */
const STEP = 0.000001;

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Date, time and place of a panchang; by default now and the last place. */
export function PanchangForm({
  search,
  onAsk,
}: {
  search: URLSearchParams;
  onAsk: (params: PanchangParams) => void;
}) {
  const words = useMessages(panchangMessages);
  const { form: labels } = words;
  const frame = useMessages(frameMessages);
  const { partLost, loadingPart } = frame;
  const isHydrated = useIsHydrated();
  // The server does not know the visitor's place, nor when its HTML will be viewed.
  const beginning = useMemo(
    () => draftFrom(search, isHydrated ? defaultsNow(frame) : defaultsOnServer(frame)),
    [search, isHydrated, frame],
  );
  const { draft, change } = useDraft('panchang', beginning, search.has('day'));
  const { busy, setFieldError, form } = useForm({
    loadChecks: () => import('./day-check.ts'),
    check: ({ checkedDay }) => checkedDay(draft),
    send: (params) => {
      onAsk(params);
      globalThis.scrollTo({ top: 0 });
    },
    failed: partLost,
  });

  /** Sets the coordinates: unedited date and time become the current ones there. */
  const moveTo = (timeZone: string, part: Partial<PanchangDraft>) => {
    for (const field of ['place', 'latitude', 'longitude']) setFieldError(field);
    change(({ isNow }) => ({ ...(isNow && nowIn(timeZone)), ...part }));
  };

  /** Names a point after the nearest town, unless the visitor has moved on in the meantime. */
  const nameOf = async ({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>) => {
    const place = await placeNear(latitude, longitude);
    if (place === null) return;
    change((now) =>
      now.latitude === latitude && now.longitude === longitude && now.placeText === ''
        ? { place, placeText: place.name }
        : {},
    );
  };

  const typeCoordinate = (
    part: Pick<PanchangDraft, 'latitude'> | Pick<PanchangDraft, 'longitude'>,
  ) => change({ ...part, place: null, placeText: '' });

  /** Pasting a pair of coordinates, as copied from a map, fills both fields. */
  const paste = (event: ClipboardEvent) => {
    const pair = coordinatesFromText(event.clipboardData.getData('text'));
    if (pair === null) return;
    event.preventDefault();
    for (const field of ['latitude', 'longitude']) setFieldError(field);
    change({ ...pair, place: null, placeText: '' });
    void nameOf(pair);
  };

  return (
    <Stack gap="x6">
      <PageHeader title={words.heading} description={words.lead} />
      {isWrong(search) && <Alert tone="warning">{labels.wrongAddress}</Alert>}
      <Card variant="folio" className={styles.form}>
        <Form {...form}>
          <Heading level={2} size="h3">
            {labels.title}
          </Heading>
          <FieldRow>
            <DateField
              label={labels.date}
              name="date"
              value={draft.date}
              min={FIRST_DATE}
              max={LAST_DATE}
              onValueChange={(date) => change({ date, isNow: false })}
              required
            />
            <TimeField
              label={labels.time}
              name="time"
              hourCycle="h12"
              seconds={false}
              defaultPeriod="am"
              hint={labels.timeHint}
              value={draft.time}
              onValueChange={(time) => {
                setFieldError('time');
                change({ time, isNow: false });
              }}
              required
            />
          </FieldRow>
          <PlaceField
            label={labels.place}
            name="place"
            hint={labels.placeHint}
            byHand={false}
            value={draft.place}
            text={draft.placeText}
            search={searchPlaces}
            notChosen={labels.placeOpen}
            onTextChange={(placeText) => change({ placeText })}
            onValueChange={(place) =>
              place
                ? moveTo(place.timeZone, {
                    place,
                    latitude: place.latitude,
                    longitude: place.longitude,
                  })
                : change({ place })
            }
          />
          <FieldRow onPaste={paste}>
            <NumberField
              label={labels.latitude}
              name="latitude"
              hint={labels.latitudeHint}
              min={-90}
              max={90}
              step={STEP}
              read={(typed) => degreesFromText(typed, 'latitude')}
              value={draft.latitude}
              onValueChange={(latitude) => typeCoordinate({ latitude })}
              required
            />
            <NumberField
              label={labels.longitude}
              name="longitude"
              hint={labels.longitudeHint}
              min={-180}
              max={180}
              step={STEP}
              read={(typed) => degreesFromText(typed, 'longitude')}
              value={draft.longitude}
              onValueChange={(longitude) => typeCoordinate({ longitude })}
              required
            />
          </FieldRow>
          <Stack gap="x2" align="start">
            <LocationButton
              onLocate={(latitude, longitude) => {
                moveTo(deviceZone(), { latitude, longitude, place: null, placeText: '' });
                void nameOf({ latitude, longitude });
              }}
            />
          </Stack>
          <Button type="submit" variant="primary" loading={busy} loadingLabel={loadingPart}>
            {labels.submit}
          </Button>
          <Text size="small" tone="muted">
            {labels.private}
          </Text>
        </Form>
      </Card>
    </Stack>
  );
}
