import type { GameAnswer, NewGame } from '@slow-train/protocol';
import { at } from '@slow-train/rules';
import { Browser } from './browser.ts';
import { look, send, setTable, someAction, tableIn } from './play.ts';
import { person, type Site } from './visitor.ts';

/** Returns a new person's browser. */
export async function newcomer(site: Site, name: string): Promise<Browser> {
  return new Browser(await person(site, name));
}

interface Boarded {
  readonly id: string;
  readonly people: readonly Browser[];
  readonly host: Browser;
}

/** Creates a full game that has not started. Each player opens it when they join. */
export async function boarded(site: Site, names: readonly string[], table: Partial<NewGame> = {}): Promise<Boarded> {
  const people = await Promise.all(names.map((name) => newcomer(site, name)));
  const host = at(people, 0);
  const seats = names.length + (table.computers ?? 0);
  const { game } = await setTable(host.who, { rules: { preset: 'bonepile' }, rounds: 3, ...table, seats });
  for (const one of people) {
    if (one !== host) await tableIn(await one.who.post(`/api/invitations/${game.invitation}/seat`, {}));
    await one.visit(game.id);
  }
  return { id: game.id, people, host };
}

/** Starts the game as its host. */
export async function start({ who }: Browser, id: string, openSeats = 'computers'): Promise<GameAnswer> {
  const { game } = await look(who, id);
  return tableIn(await who.post(`/api/games/${id}/start`, { openSeats }, { 'if-match': `"${game.revision}"` }));
}

/** Plays until this many rounds are over. Every browser visits the game when a round has begun. */
export async function playOut(people: readonly Browser[], id: string, rounds: number): Promise<void> {
  let now = await look(at(people, 0).who, id);
  for (let seen = 0; now.game.results.length < rounds;) {
    const { round, you } = now.game;
    if (round !== null && round.round !== seen) for (const one of people) await one.visit(id);
    seen = round?.round ?? seen;
    const { who } = at(people, round?.turn.seat ?? 0);
    if (round?.turn.seat !== you.seat) now = await look(who, id);
    now = await tableIn(await send(who, now, someAction(now)));
  }
}
