import { expectAllAccessible } from './fixtures/all-pages.ts';
import { PHONE } from './fixtures/player.ts';

expectAllAccessible('a phone', PHONE);
