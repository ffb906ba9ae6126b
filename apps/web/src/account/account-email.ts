/** Name of the draft in which login and "forgot password" keep the typed address for each other. */
export const ACCOUNT_EMAIL = 'account-email';
