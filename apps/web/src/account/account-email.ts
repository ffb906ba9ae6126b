/**
 * Name of the draft through which the login page and "forgot password" share the typed e-mail
 * address.
 */
export const ACCOUNT_EMAIL = 'account-email';
