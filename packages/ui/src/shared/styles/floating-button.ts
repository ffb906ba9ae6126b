/** Size of the floating button of the theme picker, which is larger than a control in the page; the footer leaves it space. */
export const FLOATING_BUTTON = '52px';
