/** The specified name under which the session's token is kept in local storage. */
export const TOKEN_KEY = 'token';

/** Key of the device token, so that failed logins of others do not lock this browser out of the account. */
export const DEVICE_KEY = 'device';
