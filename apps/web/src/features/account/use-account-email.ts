import { useDraft } from '../../platform/forms/use-draft.ts';

/**
 * The e-mail address of an account, which the login page and "forgot password" share.
 * @param initial that of the session
 */
export const useAccountEmail = (initial = '') => useDraft('account', { email: initial });
