/** The specified name under which the session's token is kept in local storage. */
export const TOKEN_KEY = 'token';

/** Where this browser keeps what it was told at a login, so that guesses of others do not lock it out of the account. */
export const DEVICE_KEY = 'device';
