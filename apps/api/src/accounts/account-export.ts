import type { AccountExport, Language, SavedChart, Share } from '@jyoti/contract';
import { publicBooking } from '../bookings/public-booking.ts';
import { placeNameIn } from '../places/place-name-in.ts';
import type { AcknowledgementRecord, ChartRecord, ShareRecord } from '../storage/records.ts';
import type { UserData } from '../storage/store.ts';
import { publicUser } from './public-user.ts';

/**
 * A saved chart as its owner sees it.
 * @param language of the name of the place; without it, the name is that of the record
 */
export function publicChart(
  { userId: _userId, ...chart }: ChartRecord,
  language?: Language,
): SavedChart {
  if (!language) return chart;
  const { birth } = chart;
  const name = placeNameIn(birth.place.name, language);
  return { ...chart, birth: { ...birth, place: { ...birth.place, name } } };
}

/** A shared link as its owner sees it. */
export function publicShare({ userId: _userId, ...share }: ShareRecord): Share {
  return share;
}

function ownAcknowledgement({ userId: _userId, ...acknowledgement }: AcknowledgementRecord) {
  return acknowledgement;
}

/** All data stored about a user except hashes and secrets, which are of no use to the reader. */
export function accountExport(
  file: UserData,
  picture: Buffer | null,
  exportedAt: Date,
): AccountExport {
  const times = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) => ({
    createdAt,
    expiresAt,
  });
  return {
    exportedAt: exportedAt.toISOString(),
    account: publicUser(file.user),
    secondFactorConfirmedAt: file.user.secondFactor?.confirmedAt ?? null,
    role: file.user.role,
    profilePicture: picture && `data:image/webp;base64,${picture.toString('base64')}`,
    logins: file.tokens.map(({ userId: _userId, ...login }) => login),
    devices: (file.user.devices ?? []).map(({ addedAt }) => ({ addedAt })),
    passwordLinks: file.resets.filter(({ email }) => email === undefined).map(times),
    emailLinks: file.resets.flatMap(({ email, ...link }) =>
      email === undefined ? [] : [{ email, ...times(link) }],
    ),
    savedCharts: file.charts.map((chart) => publicChart(chart)),
    sharedLinks: file.shares.map(publicShare),
    consultations: file.consultations.map(({ userId: _userId, ...consultation }) => consultation),
    messages: file.messages.map(({ userId: _userId, ...message }) => message),
    bookings: file.bookings.map((booking) => ({
      ...publicBooking(booking),
      operatorNote: booking.operatorNote,
      language: booking.language,
    })),
    acknowledgements: file.acknowledgements.map(ownAcknowledgement),
    newsletter: file.subscription && {
      email: file.subscription.email,
      language: file.subscription.language,
      subscribedAt: file.subscription.subscribedAt,
      confirmedAt: file.subscription.confirmedAt,
    },
  };
}
