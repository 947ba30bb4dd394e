/** What parts look like that are loaded later: their styles, and the icons that the first page does without. */
import '../styles/later.css';
import { addIcons } from './icons.tsx';
import { MORE_PATHS } from './more-icon-paths.ts';

addIcons(MORE_PATHS);
