import './base/tokens.css.ts';
import './base/reset.css.ts';
import './base/typography.css.ts';
import './base/preferences.css.ts';
import './base/print.css.ts';
