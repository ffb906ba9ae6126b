import type {
  AuditKind,
  BookingStatus,
  ConsultationStatus,
  InquiryStatus,
  OperatorOverview,
  UserRole,
} from '@jyoti/contract';
import type { AttemptLog } from './attempt-log.ts';
import type {
  AcknowledgementRecord,
  AuditRecord,
  BookingRecord,
  ChartRecord,
  ConsultationRecord,
  DepartureRecord,
  LetterRecord,
  MessageRecord,
  ResetRecord,
  SecondFactorRecord,
  SubscriptionRecord,
  TokenRecord,
  UserRecord,
} from './records.ts';

/** Another account has this e-mail, letter case aside. */
export class DuplicateEmail extends Error {
  override readonly name = 'DuplicateEmail';
}

/** The store cannot be opened; its message is the one sentence to print, with what to do. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}

/** Everything that is stored about a user. */
export interface UserFile {
  user: UserRecord;
  tokens: TokenRecord[];
  resets: ResetRecord[];
  charts: ChartRecord[];
  messages: MessageRecord[];
  consultations: ConsultationRecord[];
  acknowledgements: AcknowledgementRecord[];
  bookings: BookingRecord[];
  /** Of the e-mail of the account. */
  subscription: SubscriptionRecord | null;
}

/** Places of one ceremony and day that one account may have. */
export const mostPlacesOfDay = 3;

/** Who acts as an operator, and with which token. */
export interface Operator {
  operatorId: string;
  tokenHash: string;
}

/** Which rows of a list are wanted. */
export interface RowsWanted {
  skip: number;
  most: number;
}

/** Some rows of a list, and how many it has. */
export interface Part<Row> {
  rows: Row[];
  total: number;
}

/** From when on something is past its days, ISO 8601. */
export interface RetentionMoments {
  /** Logins, links and letters that expired by then go. */
  now: string;
  /** Logins that nobody has used since. */
  idleSince: string;
  /** What strangers wrote that was settled by then. */
  settledBefore: string;
  /** What strangers wrote by then, settled or not. */
  writtenBefore: string;
  /** Browsers that logged in for the first time by then. */
  devicesBefore: string;
  /** Newsletter addresses that were given by then and that nobody has confirmed. */
  unconfirmedBefore: string;
}

/** How much was removed. */
export interface Removed {
  logins: number;
  links: number;
  letters: number;
  messages: number;
  requests: number;
  devices: number;
  subscriptions: number;
}

/** `changed`: it has changed since it was read. `refused`: who asks is an operator no more. */
export type Operated = 'kept' | 'changed' | 'refused';

/**
 * Where records live. Every promise of a change resolves when the change is durable, and rejects
 * when it has not happened. Records that come out are the caller's own copies.
 */
export interface Store {
  readonly users: {
    byId(id: string): Promise<UserRecord | null>;
    /** Letter case aside. */
    byEmail(email: string): Promise<UserRecord | null>;
    /** The picture of every user that has one; `null` where there has never been a user. */
    profileImages(): Promise<string[] | null>;
    /** @throws DuplicateEmail */
    insert(user: UserRecord, letter?: LetterRecord): Promise<void>;
    /**
     * Replaces the given fields and says which picture was there before; another e-mail takes the
     * links away that went to the one before. `null` where there is no such user any more, or where
     * the token that asks was revoked while its request came in.
     * @throws DuplicateEmail
     */
    update(
      id: string,
      change: Partial<Omit<UserRecord, 'id' | 'passwordHash' | 'role'>>,
      askedWith?: string,
      letter?: LetterRecord,
    ): Promise<{ user: UserRecord; pictureBefore: string } | null>;
    /**
     * Sets a new hash and takes every token away but the one kept (`null`: every one), in one step.
     * `false`, and nothing changed, where the one kept is there no more.
     */
    replacePassword(
      id: string,
      passwordHash: string,
      keptTokenHash: string | null,
      letter?: LetterRecord,
    ): Promise<boolean>;
    /** Another hash of the same password: nobody is signed out. `false`, and nothing changed, where it is another by now. */
    renewHash(id: string, before: string, after: string): Promise<boolean>;
    /**
     * Puts a second factor in the place of the one that was read (`undefined`: none), and notes with the token that it was
     * given, in one step, with an entry of the audit trail where there is one. `false`, and nothing changed, where another one is there by now or the token is gone.
     */
    setSecondFactor(
      id: string,
      before: SecondFactorRecord | undefined,
      after: SecondFactorRecord | undefined,
      given?: { tokenHash: string; at: string },
      entry?: AuditRecord,
    ): Promise<boolean>;
    /** All that is stored about one user, as it is at one moment. */
    file(id: string): Promise<UserFile | null>;
    /**
     * Removes everything that `file` gives, keeps the departure, in one step, and gives the user
     * that was removed; `null` as for `update`.
     * @param noted the audit entry of a booking that is deleted with the user
     */
    erase(
      id: string,
      departure: DepartureRecord,
      askedWith?: string,
      noted?: (booking: BookingRecord) => AuditRecord | null,
    ): Promise<UserRecord | null>;
  };
  readonly tokens: {
    byHash(tokenHash: string): Promise<TokenRecord | null>;
    /**
     * Stores a token, drops the expired ones of the same user and, beyond the `most` newest, the oldest; `now` in ISO 8601.
     * A device is kept with the user, of whose devices as many stay. `false`, and nothing stored, where the user is gone or
     * has another password hash than the one given: what was verified may have changed while it was.
     */
    insert(
      tokenHash: string,
      token: TokenRecord,
      verifiedHash: string,
      now: string,
      most?: number,
      device?: string,
    ): Promise<boolean>;
    /** Newest first, those that have expired among them. */
    ofUser(userId: string): Promise<{ hash: string; token: TokenRecord }[]>;
    /** Writes down when it was used; of one that is gone nothing. */
    noteUse(tokenHash: string, lastUsedAt: string): Promise<void>;
    remove(tokenHash: string): Promise<void>;
    /** All of a user but one. */
    removeOthers(userId: string, keptTokenHash: string): Promise<void>;
    /** All of a user, or of everybody (`null`), and says how many there were. */
    removeAll(userId: string | null): Promise<number>;
  };
  readonly resets: {
    byHash(tokenHash: string): Promise<ResetRecord | null>;
    /** Drops what has expired; `now` in ISO 8601. `false`, and nothing stored, where the user is gone. */
    insert(tokenHash: string, reset: ResetRecord, now: string): Promise<boolean>;
    /**
     * Uses a link: sets the hash, takes every token and every other link of the user away, in one
     * step. `null`, and nothing changed, for a link that is unknown, expired or used.
     */
    redeem(
      tokenHash: string,
      passwordHash: string,
      now: string,
      letter?: LetterRecord,
    ): Promise<UserRecord | null>;
    /**
     * Uses a link that confirms an address: that of the account, or the new one, which then takes its place
     * while the letter that `changed` gives is queued for the one before. Every link of the user goes with it, in one
     * step. `null`, and nothing changed, for a link that is unknown, expired, used, or to an address that is neither.
     * @throws DuplicateEmail
     */
    confirm(
      tokenHash: string,
      now: string,
      changed: (before: UserRecord) => LetterRecord,
    ): Promise<{ user: UserRecord; emailBefore: string | null } | null>;
  };
  readonly charts: {
    /** Newest first. */
    ofUser(userId: string): Promise<ChartRecord[]>;
    /**
     * Stores a chart while the user has fewer than `most`, and returns the stored one: an equal
     * one that was there already, with the gender that only the new one knows, or the new one. `'signed_out'` and `'full'` change nothing.
     */
    insert(
      chart: ChartRecord,
      most: number,
      askedWith?: string,
    ): Promise<ChartRecord | 'full' | 'signed_out'>;
    /** Changes what the user calls a chart and notes with it; `null` where they have no chart of this id. */
    describe(
      id: string,
      userId: string,
      part: Partial<Pick<ChartRecord, 'name' | 'note' | 'relation'>>,
    ): Promise<ChartRecord | null>;
    /** `false` where the user has no chart of this id. */
    remove(id: string, userId: string): Promise<boolean>;
  };
  readonly subscriptions: {
    /**
     * Once for an address, letter case aside: one that is confirmed stays, and one that was asked for after `renewed`
     * (ISO 8601); an older one that nobody has confirmed gives way. A letter is queued where it still has to be confirmed.
     */
    insert(
      subscription: SubscriptionRecord,
      renewed?: string,
      letter?: LetterRecord,
    ): Promise<void>;
    byEmail(email: string): Promise<SubscriptionRecord | null>;
    byToken(token: string): Promise<SubscriptionRecord | null>;
    /**
     * Confirms the one with this token that was asked for after `after`, and gives it; one that is confirmed already stays
     * as it is, and no letter is queued. `null` where there is none.
     */
    confirm(
      token: string,
      now: string,
      after: string,
      welcome: (subscription: SubscriptionRecord) => LetterRecord,
    ): Promise<SubscriptionRecord | null>;
    /** The one that ended, or `null`. */
    remove(token: string): Promise<SubscriptionRecord | null>;
  };
  /**
   * What people write in. Who was erased while their request came in has written as an anonymous visitor:
   * nothing is ever tied to a user that is gone.
   */
  readonly inquiries: {
    /** `false`, and nothing stored, where the ticket is taken. */
    insertMessage(message: MessageRecord): Promise<boolean>;
    insertConsultation(consultation: ConsultationRecord): Promise<boolean>;
    messageByTicket(ticket: string): Promise<MessageRecord | null>;
    consultationByTicket(ticket: string): Promise<ConsultationRecord | null>;
    /** Newest first. */
    consultationsOfUser(userId: string): Promise<ConsultationRecord[]>;
    /** Puts `after` in the place of `before` where that has not changed since it was read. The words change nothing. */
    replaceConsultation(
      before: ConsultationRecord,
      after: ConsultationRecord,
      askedWith?: string,
    ): Promise<ConsultationRecord | 'changed' | 'signed_out'>;
  };
  readonly acknowledgements: {
    /** Once for a reader and a version, and returns the stored one: the first. `null` where the user is gone. */
    insert(acknowledgement: AcknowledgementRecord): Promise<AcknowledgementRecord | null>;
    /** Newest version first. */
    ofUser(userId: string): Promise<AcknowledgementRecord[]>;
  };
  readonly bookings: {
    /** Newest first. */
    ofUser(userId: string): Promise<BookingRecord[]>;
    /** `null` where the user has no booking of this id. */
    ofUserById(id: string, userId: string): Promise<BookingRecord | null>;
    /** What the user booked with this idempotency key. */
    byKey(userId: string, idempotencyKey: string): Promise<BookingRecord | null>;
    /** How many places of a ceremony are taken, by day; what was cancelled takes none. */
    taken(poojaId: number): Promise<Map<string, number>>;
    /**
     * Stores a booking while fewer than `capacity` places of its ceremony and day are taken, and gives
     * the stored one: that of the same user and key where there is one, whatever was asked for
     * with it, or the new one. `onlyFirst` keeps it only where the user has none that is not cancelled.
     * The words change nothing; `own_full`: the user has `mostPlacesOfDay` of them.
     */
    insert(
      booking: BookingRecord,
      capacity: number,
      askedWith?: string,
      onlyFirst?: boolean,
      letter?: LetterRecord,
    ): Promise<BookingRecord | 'full' | 'own_full' | 'id_taken' | 'not_first' | 'signed_out'>;
    /**
     * Puts `after` in the place of `before` where that has not changed since it was read, and a place is
     * free where the day is another one. The words change nothing.
     */
    replace(
      before: BookingRecord,
      after: BookingRecord,
      capacity: number,
      askedWith?: string,
      letter?: LetterRecord,
    ): Promise<BookingRecord | 'full' | 'own_full' | 'changed' | 'signed_out'>;
  };
  /**
   * The queue of letters. A letter that a change causes is given to that change and stored with it,
   * in one step and where it is made only.
   */
  readonly letters: {
    /** `false`, and nothing stored, where the user is gone. */
    insert(letter: LetterRecord): Promise<boolean>;
    /**
     * One that is due at `now`, for any caller and nobody else: until the moment that `next` names
     * for so many tries it is not due. `null` where there is none.
     */
    take(now: string, next: (tries: number) => string): Promise<LetterRecord | null>;
    /** It was sent, or nobody wants it any more. */
    remove(id: string): Promise<void>;
  };
  /**
   * What operators see and do. Every change is noted in the audit trail in the same step; the trail
   * only ever grows.
   */
  readonly operation: {
    /** Notes it with the account's id as its subject, where the role is another one. `null` for an unknown e-mail. */
    setRole(
      email: string,
      role: UserRole,
      entry: Omit<AuditRecord, 'subject'>,
    ): Promise<UserRecord | null>;
    operators(): Promise<UserRecord[]>;
    /** `today` is a day `YYYY-MM-DD`: ceremonies before it do not matter any more. */
    waiting(today: string): Promise<OperatorOverview>;
    /** Days `YYYY-MM-DD`, both included. Those from `today` on first, the nearest first. */
    bookings(
      filter: {
        status?: BookingStatus | undefined;
        from?: string | undefined;
        to?: string | undefined;
        /** A part of what names a booking or who booked it; case aside. */
        search?: string | undefined;
        today: string;
      },
      wanted: RowsWanted,
    ): Promise<Part<BookingRecord>>;
    booking(id: string): Promise<BookingRecord | null>;
    /** Newest first, as all that follow. */
    messages(status: InquiryStatus | undefined, wanted: RowsWanted): Promise<Part<MessageRecord>>;
    requests(
      status: ConsultationStatus | undefined,
      wanted: RowsWanted,
    ): Promise<Part<ConsultationRecord>>;
    /** Those that are confirmed. */
    subscriptions(wanted: RowsWanted): Promise<Part<SubscriptionRecord>>;
    audit(kind: AuditKind | undefined, wanted: RowsWanted): Promise<Part<AuditRecord>>;
    changeBooking(
      before: BookingRecord,
      after: BookingRecord,
      entry: AuditRecord,
      by: Operator,
      letter?: LetterRecord,
    ): Promise<Operated>;
    changeMessage(
      before: MessageRecord,
      after: MessageRecord,
      entry: AuditRecord,
      by: Operator,
    ): Promise<Operated>;
    changeRequest(
      before: ConsultationRecord,
      after: ConsultationRecord,
      entry: AuditRecord,
      by: Operator,
    ): Promise<Operated>;
    /** Removes a message, a request or an address for good, from every copy too. `changed` where there is none. */
    removeMessage(ticket: string, entry: AuditRecord, by: Operator): Promise<Operated>;
    removeRequest(ticket: string, entry: AuditRecord, by: Operator): Promise<Operated>;
    removeSubscription(email: string, entry: AuditRecord, by: Operator): Promise<Operated>;
    /** Notes what changes nothing that is stored here. */
    note(entry: AuditRecord, by: Operator): Promise<Exclude<Operated, 'changed'>>;
  };
  readonly retention: {
    /** Removes what is past its days for good, from every copy too, and says how much of each kind. */
    removePast(moments: RetentionMoments): Promise<Removed>;
  };
  /** Profile pictures, by names that nobody else gives. */
  readonly pictures: {
    /** Makes room for them; before all else. */
    prepare(): Promise<void>;
    /** Rejects where the name is taken. */
    insert(name: string, content: Buffer): Promise<void>;
    read(name: string): Promise<Buffer | null>;
    /** A name that is gone is no error. */
    remove(name: string): Promise<void>;
    /**
     * The names of those whose user must be stored by now too.
     * @param serving whether somebody may store one meanwhile
     */
    settled(serving: boolean): Promise<string[]>;
    /** Rejects where they are kept apart from the records and cannot be had now. */
    ping(): Promise<void>;
  };
  readonly attempts: AttemptLog;
  /** Rejects where the store could not answer a request, or could not keep a change. */
  ping(): Promise<void>;
  /** Finishes what is under way and lets go; later changes are refused. */
  close(): Promise<void>;
}
