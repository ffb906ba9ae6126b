import { defineTheme } from '../define-theme.ts';
import { emitTheme } from '../emit-theme.ts';
import { zodiacJourney } from './zodiac-journey.ts';

emitTheme(defineTheme(zodiacJourney));
