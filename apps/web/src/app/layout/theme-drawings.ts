import '@jyoti/themes/dynamic.css';
import '@jyoti/themes/drawings.css';
