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
  MailRecord,
  MessageRecord,
  ResetRecord,
  SecondFactorRecord,
  ShareRecord,
  SubscriptionRecord,
  TokenRecord,
  UserRecord,
} from './records.ts';

/** Another account has this e-mail, compared case-insensitively. */
export class DuplicateEmail extends Error {
  override readonly name = 'DuplicateEmail';
}

/** The store cannot be opened; the message is the one sentence to print, with instructions. */
export class StoreUnusable extends Error {
  override readonly name = 'StoreUnusable';
}

/** All data stored about a user. */
export interface UserData {
  user: UserRecord;
  tokens: TokenRecord[];
  resets: ResetRecord[];
  charts: ChartRecord[];
  shares: ShareRecord[];
  messages: MessageRecord[];
  consultations: ConsultationRecord[];
  acknowledgements: AcknowledgementRecord[];
  bookings: BookingRecord[];
  /** The subscription of the account's e-mail. */
  subscription: SubscriptionRecord | null;
}

/** Maximum places of one ceremony and day for one account. */
export const mostPlacesOfDay = 3;

/** An operator and the token of the request. */
export interface Operator {
  operatorId: string;
  tokenHash: string;
}

/** The requested page of a list. */
export interface PageRequest {
  skip: number;
  most: number;
}

/** A page of a list, and the total number of rows. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Cut-off times of retention periods, ISO 8601. */
export interface RetentionMoments {
  /** Logins, links and e-mails that expired before are removed. */
  now: string;
  /** Logins not used since. */
  idleSince: string;
  /** Messages and requests of anonymous visitors settled before. */
  settledBefore: string;
  /** Messages and requests of anonymous visitors written before, in any state. */
  writtenBefore: string;
  /** Devices whose first login was before. */
  devicesBefore: string;
  /** Newsletter addresses and accounts that were entered before and never confirmed. */
  unconfirmedBefore: string;
}

/** Numbers of removed records. */
export interface Removed {
  logins: number;
  links: number;
  mails: number;
  messages: number;
  requests: number;
  devices: number;
  subscriptions: number;
  accounts: number;
}

/** `changed`: the record has changed since it was read. `refused`: the user is no longer an operator. */
export type Operated = 'applied' | 'changed' | 'refused';

/** The files of the file store. */
export interface FileState {
  /** Length of the file as last written completely. */
  dataBytes: number;
  /** Length of the journal that continues it; 0 if there is none. */
  journalBytes: number;
  /** When the file was last written completely; `null` if never. */
  wholeWriteAt: Date | null;
  /** Whether a file may still contain erased data. */
  isErasurePending: boolean;
  /** Whether the last compaction failed; it is tried again. */
  isCompactionFailing: boolean;
}

/**
 * Stores records. The promise of a change resolves when the change is durable, and rejects if it has not
 * happened. Returned records are copies.
 */
export interface Store {
  readonly users: {
    byId(id: string): Promise<UserRecord | null>;
    /** Case-insensitive. */
    byEmail(email: string): Promise<UserRecord | null>;
    /** The picture of every user that has one; `null` if there has never been a user. */
    profileImages(): Promise<string[] | null>;
    /** @throws DuplicateEmail */
    insert(user: UserRecord, mail?: MailRecord): Promise<void>;
    /**
     * Replaces the given fields and returns the previous picture. A new e-mail deletes the links sent to the
     * previous one. `null` if the user no longer exists or the token was revoked while the request arrived.
     * @throws DuplicateEmail
     */
    update(
      id: string,
      change: Partial<Omit<UserRecord, 'id' | 'passwordHash' | 'role'>>,
      requestToken?: string,
      mail?: MailRecord,
    ): Promise<{ user: UserRecord; pictureBefore: string } | null>;
    /**
     * Sets a new hash and deletes every token except the given one (`null`: every one), atomically. `false`,
     * without a change, if the given token no longer exists.
     */
    replacePassword(
      id: string,
      passwordHash: string,
      exceptTokenHash: string | null,
      mail?: MailRecord,
    ): Promise<boolean>;
    /**
     * Sets another hash of the same password; nobody is signed out. `false`, without a change, if the hash is
     * no longer `before`.
     */
    renewHash(id: string, before: string, after: string): Promise<boolean>;
    /**
     * Replaces the second factor that was read (`undefined`: none), marks the token as having passed it, and
     * adds the audit entry if given, atomically. `false`, without a change, if the second factor has changed
     * or the token no longer exists.
     */
    setSecondFactor(
      id: string,
      before: SecondFactorRecord | undefined,
      after: SecondFactorRecord | undefined,
      given?: { tokenHash: string; at: string },
      entry?: AuditRecord,
    ): Promise<boolean>;
    /** All data stored about one user, as a consistent snapshot. */
    file(id: string): Promise<UserData | null>;
    /**
     * Deletes everything that `file` returns and stores the departure, atomically. Returns the deleted user;
     * `null` as for `update`.
     * @param noted the audit entry of a booking that is deleted with the user
     */
    erase(
      id: string,
      departure: DepartureRecord,
      requestToken?: string,
      noted?: (booking: BookingRecord) => AuditRecord | null,
    ): Promise<UserRecord | null>;
  };
  readonly tokens: {
    byHash(tokenHash: string): Promise<TokenRecord | null>;
    /**
     * Stores a token, deletes the expired ones of the user and the oldest over `most`; `now` in ISO 8601. A
     * device is stored with the user, who has at most as many. `false`, without a change, if the user no
     * longer exists or the password hash is not the given one, because it changed during verification.
     */
    insert(
      tokenHash: string,
      token: TokenRecord,
      verifiedHash: string,
      now: string,
      most?: number,
      device?: string,
    ): Promise<boolean>;
    /** Newest first, including expired ones. */
    ofUser(userId: string): Promise<{ hash: string; token: TokenRecord }[]>;
    /** Records the time of use; does nothing if the token no longer exists. */
    noteUse(tokenHash: string, lastUsedAt: string): Promise<void>;
    remove(tokenHash: string): Promise<void>;
    /** Removes all tokens of a user but one. */
    removeOthers(userId: string, exceptTokenHash: string): Promise<void>;
    /** Removes all tokens of a user, or of all users (`null`). Returns their number. */
    removeAll(userId: string | null): Promise<number>;
  };
  readonly resets: {
    byHash(tokenHash: string): Promise<ResetRecord | null>;
    /**
     * Stores a link and deletes expired ones; `now` in ISO 8601. `false`, without a change, if the user no
     * longer exists.
     */
    insert(tokenHash: string, reset: ResetRecord, now: string): Promise<boolean>;
    /**
     * Uses a link: sets the hash, confirms the e-mail of the account, cancels a change of it, and deletes every
     * token, device and other link of the user, atomically. `null`, without a change, for a link that is unknown, expired or used.
     */
    redeem(
      tokenHash: string,
      passwordHash: string,
      now: string,
      mail?: MailRecord,
    ): Promise<UserRecord | null>;
    /**
     * Uses a link that confirms an address: that of the account, or the new one, which then replaces it while
     * the e-mail from `changed` is queued for the previous one if that was confirmed, whose confirmed newsletter goes to
     * the new one. Also deletes every link of the user, atomically. `null`, without a change, for a link that is unknown, expired, used, or for another
     * address.
     * @throws DuplicateEmail
     */
    confirm(
      tokenHash: string,
      now: string,
      changed: (before: UserRecord) => MailRecord,
    ): Promise<{ user: UserRecord; emailBefore: string | null } | null>;
    /**
     * Uses a link that confirms an address to reject it: erases the account with everything of it if the
     * address was never confirmed, or cancels the change of an e-mail, atomically. Returns the user before.
     * `null`, without a change, for a link that is unknown, expired, used, or for another address.
     * @param noted as for `users.erase`
     */
    reject(
      tokenHash: string,
      now: string,
      noted: (booking: BookingRecord) => AuditRecord | null,
    ): Promise<{ user: UserRecord; rejected: 'account' | 'change' } | null>;
  };
  readonly charts: {
    /** Newest first. */
    ofUser(userId: string): Promise<ChartRecord[]>;
    /**
     * Stores a chart if the user has fewer than `most`. Returns the stored chart: an existing equal one,
     * completed by the gender of the new one, or the new one. `'signed_out'` and `'full'` change nothing.
     */
    insert(
      chart: ChartRecord,
      most: number,
      requestToken?: string,
    ): Promise<ChartRecord | 'full' | 'signed_out'>;
    /** Changes the name and the notes of a chart; `null` if the user has no chart of this id. */
    describe(
      id: string,
      userId: string,
      part: Partial<Pick<ChartRecord, 'name' | 'note' | 'relation'>>,
    ): Promise<ChartRecord | null>;
    /** `false` if the user has no chart of this id. */
    remove(id: string, userId: string): Promise<boolean>;
  };
  readonly shares: {
    /** `null` for an unknown or revoked key. */
    byKey(key: string): Promise<ShareRecord | null>;
    /** Newest first. */
    ofUser(userId: string): Promise<ShareRecord[]>;
    /**
     * Stores a link if the user has fewer than `most`. Returns the stored link: an existing one of the same
     * report, or the new one. `'signed_out'` and `'full'` change nothing.
     */
    insert(
      share: ShareRecord,
      most: number,
      requestToken?: string,
    ): Promise<ShareRecord | 'full' | 'signed_out'>;
    /** `false` if the user has no link of this key. */
    remove(key: string, userId: string): Promise<boolean>;
  };
  readonly subscriptions: {
    /**
     * Stores an address once, case-insensitively. A confirmed one remains, and so does one requested after
     * `renewed` (ISO 8601); an older unconfirmed one is replaced. An e-mail is queued if confirmation is
     * needed.
     */
    insert(subscription: SubscriptionRecord, renewed?: string, mail?: MailRecord): Promise<void>;
    byEmail(email: string): Promise<SubscriptionRecord | null>;
    byToken(token: string): Promise<SubscriptionRecord | null>;
    /**
     * Confirms the subscription of this token if it was requested after `after`, and returns it; one already
     * confirmed remains unchanged, and no e-mail is queued. `null` if there is none.
     */
    confirm(
      token: string,
      now: string,
      after: string,
      welcome: (subscription: SubscriptionRecord) => MailRecord,
    ): Promise<SubscriptionRecord | null>;
    /** Returns the deleted subscription, or `null`. */
    remove(token: string): Promise<SubscriptionRecord | null>;
  };
  /**
   * Inquiries. If a user is erased while a request arrives, it is stored as that of an anonymous visitor: no
   * record refers to a deleted user.
   */
  readonly inquiries: {
    /** `false`, without a change, if the ticket is taken. */
    insertMessage(message: MessageRecord): Promise<boolean>;
    insertConsultation(consultation: ConsultationRecord): Promise<boolean>;
    messageByTicket(ticket: string): Promise<MessageRecord | null>;
    consultationByTicket(ticket: string): Promise<ConsultationRecord | null>;
    /** Newest first. */
    consultationsOfUser(userId: string): Promise<ConsultationRecord[]>;
    /**
     * Replaces `before` with `after` unless it has changed since it was read. If a string is returned,
     * nothing was changed.
     */
    replaceConsultation(
      before: ConsultationRecord,
      after: ConsultationRecord,
      requestToken?: string,
    ): Promise<ConsultationRecord | 'changed' | 'signed_out'>;
  };
  readonly acknowledgements: {
    /**
     * Stores one acknowledgement per reader and version. Returns the stored one, which is the first; `null`
     * if the user no longer exists.
     */
    insert(acknowledgement: AcknowledgementRecord): Promise<AcknowledgementRecord | null>;
    /** Newest version first. */
    ofUser(userId: string): Promise<AcknowledgementRecord[]>;
  };
  readonly bookings: {
    /** Newest first. */
    ofUser(userId: string): Promise<BookingRecord[]>;
    /** `null` if the user has no booking of this id. */
    ofUserById(id: string, userId: string): Promise<BookingRecord | null>;
    /** The booking of this user with this idempotency key. */
    byKey(userId: string, idempotencyKey: string): Promise<BookingRecord | null>;
    /** The number of taken places of a ceremony, by day, without cancelled bookings. */
    taken(poojaId: number): Promise<Map<string, number>>;
    /**
     * Stores a booking if fewer than `capacity` places of its ceremony and day are taken. Returns the stored
     * one: an existing one of the same user and key, whatever was requested with it, or the new one. With
     * `onlyFirst`, only if the user has no other booking that is not cancelled. If a string is returned,
     * nothing was changed; `own_full`: the user has `mostPlacesOfDay` of them.
     */
    insert(
      booking: BookingRecord,
      capacity: number,
      requestToken?: string,
      onlyFirst?: boolean,
      mail?: MailRecord,
    ): Promise<BookingRecord | 'full' | 'own_full' | 'id_taken' | 'not_first' | 'signed_out'>;
    /**
     * Replaces `before` with `after` unless it has changed since it was read, or the new day has no free
     * place. If a string is returned, nothing was changed.
     */
    replace(
      before: BookingRecord,
      after: BookingRecord,
      capacity: number,
      requestToken?: string,
      mail?: MailRecord,
    ): Promise<BookingRecord | 'full' | 'own_full' | 'changed' | 'signed_out'>;
  };
  /**
   * The queue of e-mails. An e-mail caused by a change is passed to that change and stored with it,
   * atomically.
   */
  readonly mails: {
    /** `false`, without a change, if the user no longer exists. */
    insert(mail: MailRecord): Promise<boolean>;
    /**
     * Claims an e-mail that is due at `now`: it is not due again until the time that `next` returns for the
     * number of tries. `null` if there is none.
     */
    take(now: string, next: (tries: number) => string): Promise<MailRecord | null>;
    /** The number of stored e-mails, of those that were tried already, and when the oldest was made, ISO 8601. */
    queued(): Promise<{ waiting: number; tried: number; oldest: string | null }>;
    /** Deletes an e-mail that was sent or is no longer needed. */
    remove(id: string): Promise<void>;
  };
  /**
   * Data and actions of operators. Every change adds its audit entry atomically; the audit trail is
   * append-only.
   */
  readonly operation: {
    /**
     * Sets the role; if it changes, adds the audit entry with the account's id as subject. `null` for an
     * unknown e-mail.
     */
    setRole(
      email: string,
      role: UserRole,
      entry: Omit<AuditRecord, 'subject'>,
    ): Promise<UserRecord | null>;
    operators(): Promise<UserRecord[]>;
    /** @param today `YYYY-MM-DD`; earlier ceremonies are not counted */
    waiting(today: string): Promise<OperatorOverview>;
    /** Days `YYYY-MM-DD`, both inclusive. Those from `today` on first, the nearest first. */
    bookings(
      filter: {
        status?: BookingStatus | undefined;
        from?: string | undefined;
        to?: string | undefined;
        /** Part of the booking's identifiers or of the user's details; case-insensitive. */
        search?: string | undefined;
        /** Ceremonies whose name the search matches; their bookings are found too. */
        ceremonies?: readonly number[] | undefined;
        today: string;
      },
      range: PageRequest,
    ): Promise<Page<BookingRecord>>;
    booking(id: string): Promise<BookingRecord | null>;
    /** Newest first, like all the following lists. */
    messages(status: InquiryStatus | undefined, range: PageRequest): Promise<Page<MessageRecord>>;
    requests(
      status: ConsultationStatus | undefined,
      range: PageRequest,
    ): Promise<Page<ConsultationRecord>>;
    /** Confirmed ones only. */
    subscriptions(range: PageRequest): Promise<Page<SubscriptionRecord>>;
    audit(kind: AuditKind | undefined, range: PageRequest): Promise<Page<AuditRecord>>;
    changeBooking(
      before: BookingRecord,
      after: BookingRecord,
      entry: AuditRecord,
      by: Operator,
      mail?: MailRecord,
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
    /**
     * Deletes a message, a request or an address permanently, within a minute from every file too. `changed`
     * if it does not exist.
     */
    removeMessage(ticket: string, entry: AuditRecord, by: Operator): Promise<Operated>;
    removeRequest(ticket: string, entry: AuditRecord, by: Operator): Promise<Operated>;
    removeSubscription(email: string, entry: AuditRecord, by: Operator): Promise<Operated>;
    /** Adds an audit entry for a change outside the store. */
    note(entry: AuditRecord, by: Operator): Promise<Exclude<Operated, 'changed'>>;
  };
  readonly retention: {
    /**
     * Deletes expired records permanently, within a minute from every file too. Returns their numbers by kind, and
     * the users of the deleted accounts. Accounts of operators and with bookings remain, confirmed or not.
     */
    removePast(moments: RetentionMoments): Promise<{ removed: Removed; users: UserRecord[] }>;
  };
  /** Profile pictures, under unique names. */
  readonly pictures: {
    /** Creates the storage if needed; call it first. */
    prepare(): Promise<void>;
    /** Rejects if the name is taken. */
    insert(name: string, content: Buffer): Promise<void>;
    read(name: string): Promise<Buffer | null>;
    /** A missing name is not an error. */
    remove(name: string): Promise<void>;
    /**
     * The names of pictures whose user must have been stored by now.
     * @param serving whether another process may store one at the same time
     */
    settled(serving: boolean): Promise<string[]>;
    /** Rejects if pictures are stored separately and are not available. */
    ping(): Promise<void>;
  };
  readonly attempts: AttemptLog;
  /** The files at present; `null` if the records are in a database. */
  fileState(): FileState | null;
  /** Rejects if the store could not respond to a request or save a change. */
  ping(): Promise<void>;
  /** Finishes operations in progress and releases resources; later changes are rejected. */
  close(): Promise<void>;
}
