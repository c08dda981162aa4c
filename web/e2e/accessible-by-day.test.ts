import { test } from 'vitest';
import { expectAllAccessible } from './all-pages.ts';
import { DESKTOP, PHONE } from './player.ts';
import { openStage } from './stage.ts';

const stage = openStage();

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('axe finds nothing on any page, on a %s by day', (_, device) => expectAllAccessible(stage, device, 'day'));
