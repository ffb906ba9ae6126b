// The Devanagari faces: a style sheet of its own, which pages in Hindi link.
import '@jyoti/themes/fonts-hi.css';
