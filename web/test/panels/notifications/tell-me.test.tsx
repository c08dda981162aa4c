import { render, screen } from '@solidjs/testing-library';
import { afterEach, expect, test, vi } from 'vitest';
import { dismissTurnOffer, makeTurnOffer } from '../../../src/notifications/turn-offer.ts';
import TellMe from '../../../src/panels/notifications/TellMe.tsx';

afterEach(() => dismissTurnOffer());

test('30.5 the offer is one line at the hand: one tap takes it, and a cross puts it away', () => {
  const run = vi.fn<() => void>();
  render(() => <TellMe />);
  expect(screen.queryByRole('region')).toBeNull();
  makeTurnOffer({ words: 'Tell me when it’s my turn', ways: [{ label: 'By e-mail', run }] });
  screen.getByRole('button', { name: 'By e-mail' }).click();
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByRole('region')).toBeNull();
  makeTurnOffer({ words: 'Tell me when it’s my turn', ways: [{ label: 'By e-mail', run }] });
  screen.getByRole('button', { name: 'Not now' }).click();
  expect(screen.queryByRole('region')).toBeNull();
  expect(run).toHaveBeenCalledOnce();
});
