import { expectAllAccessible } from './fixtures/all-pages.ts';
import { DESKTOP } from './fixtures/player.ts';

expectAllAccessible('a desktop', DESKTOP);
