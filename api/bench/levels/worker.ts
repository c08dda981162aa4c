import { DurableObject } from 'cloudflare:workers';
import { LEVELS, randomFrom, recordGame } from '@slow-train/players';
import { isPresetName, parseSetup, viewFor } from '@slow-train/rules';
import { Chance } from '@slow-train/rules/kit';

/** A Worker that plays a round of four computers, `?level=master&preset=hub&seed=7`, and answers with the number of their moves. */
export default {
  fetch(request: Request): Response {
    const asked = new URL(request.url).searchParams;
    const level = LEVELS.find(({ name }) => name === asked.get('level'));
    const preset = asked.get('preset');
    const seed = asked.get('seed') ?? '1';
    if (level === undefined || !isPresetName(preset)) return new Response('?level=…&preset=…', { status: 400 });
    const setup = parseSetup({ preset }, 4, undefined, 1);
    if (!setup.ok) return new Response(setup.error, { status: 500 });
    const chance = new Chance(Number(seed));
    let moves = 0;
    recordGame({
      setup: setup.value,
      shuffle: (tiles) => chance.shuffle(tiles),
      withLegal: false,
      choose: (state, seat) =>
        level.chooseAction(viewFor(state, seat), { random: randomFrom(`${seed} ${seat} ${moves++}`) }),
    });
    return new Response(String(moves));
  },
};

/** The configuration of workerd names it. */
export class Scheduler extends DurableObject {}
