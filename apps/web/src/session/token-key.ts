/** The specified name under which the session's token is kept in local storage. */
export const TOKEN_KEY = 'token';
