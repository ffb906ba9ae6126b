// The Devanagari fonts: a separate style sheet, which pages in Hindi link.
import '@jyoti/themes/fonts-hi.css';
