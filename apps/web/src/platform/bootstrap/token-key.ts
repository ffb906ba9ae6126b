/** Local storage key of the session's token, as specified. */
export const TOKEN_KEY = 'token';

/** Key of the device token, so that failed logins of others do not lock this browser out of the account. */
export const DEVICE_KEY = 'device';
