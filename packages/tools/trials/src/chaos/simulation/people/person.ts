import { lookAtCircles } from '../../clients/circles.ts';
import { Client } from '../../clients/client.ts';
import { list, poll } from '../../clients/games.ts';
import type { OpenTables } from '../../clients/tables.ts';
import type { Tastes } from '../../clients/tastes.ts';
import { lookAtTournaments } from '../../clients/tournaments.ts';
import { onTurn } from '../../clients/turns.ts';
import { Random } from '../../random.ts';
import type { Answered, ObservedOperation, RunRecord } from '../../record.ts';
import type { Agenda } from '../kernel/agenda.ts';
import type { RunHistory } from '../kernel/history.ts';
import { DAY, MINUTE, SECOND, type PlannedPerson as Plans, type SimulationPlan } from '../plan.ts';
import type { OutsideMessage } from '../site/outside.ts';
import type { SimulatedSite } from '../site/site.ts';
import { isAwake, isAway, visitsOn } from './day.ts';
import { BESIDES, DEEDS, type Deed } from './deeds.ts';
import { SimulatedDevice } from './device.ts';
import { arrive, leaveSite, pathOfLink, signInPerson, subscribeDevice, claimAddress } from './sign-up.ts';

/** What all people of a simulation share. */
export interface PersonSurroundings {
  readonly plan: SimulationPlan;
  readonly agenda: Agenda;
  readonly history: RunHistory;
  readonly site: SimulatedSite;
  readonly record: RunRecord;
  readonly tables: OpenTables;
  readonly tastes: Tastes;
  /** Whether nobody does anything, so that what is under way comes to rest. */
  isResting: boolean;
  readonly onAnswer: (operation: ObservedOperation, answered: Answered) => void;
  /** Called with each deed before it is done. */
  onDeed(deed: { readonly name: string; readonly who: string; readonly what: Deed | 'delete' }): void;
}

/** Finished games that a browser remembers. */
const REMEMBERED = 6;
/** Actions in a row, in all games. */
const MOST_ACTIONS = 8;
/** Milliseconds until somebody gives up waiting for a code. */
const PATIENCE = 20 * MINUTE;

/** A browser, and what its page knows. */
interface Browser {
  readonly device: SimulatedDevice;
  readonly client: Client;
  isBusy: boolean;
}

/** Somebody who lives with the site: sleeps, looks at it, plays, talks, goes away, and perhaps leaves for good. */
export class SimulatedPerson {
  readonly plans: Plans;
  readonly #world: PersonSurroundings;
  readonly #number: number;
  readonly #browsers: Browser[] = [];
  readonly #made = { count: 0 };
  #codes: ((code: string) => void)[] = [];
  #messages = 0;
  #isGone = false;

  /** @param number no other person has it */
  constructor(plans: Plans, number: number, world: PersonSurroundings) {
    this.plans = plans;
    this.#number = number;
    this.#world = world;
  }

  /** Whether they have, or had, an account. */
  get isThere(): boolean {
    return this.#browsers.some(({ device }) => device.isSignedIn);
  }

  /** Lives until the simulation is over. */
  async live(): Promise<void> {
    const { plan, agenda } = this.#world;
    const { arrives, leaves } = this.plans;
    await this.#until(arrives);
    if (!(await this.#arrive())) return;
    if (leaves !== null) agenda.at(plan.begin + leaves, () => void this.#leave());
    for (let day = Math.floor(arrives / DAY); day < plan.days && !this.#isGone; day++) {
      for (const [index, at] of visitsOn(this.plans, day, plan).entries()) {
        if (plan.begin + at < agenda.now) continue;
        await this.#until(at);
        await this.#visit(`${this.plans.name}/${day}.${index}`);
      }
    }
  }

  /** Gets a message, which may bring them to the site. */
  hear(message: OutsideMessage): void {
    const { plan, agenda } = this.#world;
    const code = message.way === 'mail' ? /^\s*(\d{3})\s?(\d{3})\s*$/m.exec(message.text) : null;
    if (code !== null && this.#codes.length > 0) {
      const waiting = this.#codes;
      this.#codes = [];
      // It takes a while to type.
      agenda.in(20 * SECOND, () => waiting.forEach((take) => take(`${code[1]}${code[2]}`)));
      return;
    }
    const number = (this.#messages += 1);
    const random = new Random(plan.seed, `message ${this.plans.name} ${number}`);
    if (!random.chance(this.plans.heeds) || isAway(this.plans, agenda.now - plan.begin)) return;
    agenda.in(random.from(5 * SECOND, 40 * MINUTE), () => {
      if (isAwake(this.plans, agenda.now)) void this.#visit(`${this.plans.name}!${number}`);
    });
  }

  /** Looks at everything of theirs once more. */
  async lookAtAll(): Promise<void> {
    const browser = this.#browsers.find(({ device }) => device.isSignedIn);
    if (browser === undefined || this.#isGone) return;
    const { client, device } = browser;
    device.deed = `${this.plans.name}/end`;
    client.random = new Random(this.#world.plan.seed, device.deed);
    await list(client, true);
    for (const game of client.games.keys()) await poll(client, game, true);
    await lookAtCircles(client);
    await lookAtTournaments(client);
  }

  #until(at: number): Promise<void> {
    const { plan, agenda } = this.#world;
    return agenda.wait(Math.max(0, plan.begin + at - agenda.now));
  }

  async #arrive(): Promise<boolean> {
    const { seed } = this.#world.plan;
    const { name, devices, mail, push } = this.plans;
    const first = this.#newBrowser();
    first.device.deed = `${name}/arrives`;
    if (!(await arrive(first.device, this.plans))) return false;
    const isKnown = mail !== null && (await claimAddress(first.device, this.plans, () => this.#nextCode()));
    if (push) await subscribeDevice(first.device, seed, `${pathOfLink(name)}/1`);
    for (let number = 2; isKnown && number <= devices; number++) {
      const { device } = this.#newBrowser();
      device.deed = `${name}/device ${number}`;
      if ((await signInPerson(device, this.plans, () => this.#nextCode())) && push)
        await subscribeDevice(device, seed, `${pathOfLink(name)}/${number}`);
    }
    return true;
  }

  #newBrowser(): Browser {
    const { plan, agenda, site, record, tables, tastes, onAnswer } = this.#world;
    const { name, language } = this.plans;
    const address = `2001:db8:0:${this.#number.toString(16)}::1`;
    const device = new SimulatedDevice({ name, address, language, agenda, site, record, begin: plan.begin, onAnswer });
    const client = new Client(device, new Random(plan.seed, name), tables, record, tastes, this.#made);
    const browser = { device, client, isBusy: false };
    this.#browsers.push(browser);
    return browser;
  }

  #nextCode(): Promise<string | null> {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    this.#codes.push(resolve);
    this.#world.agenda.in(PATIENCE, () => resolve(null));
    return promise;
  }

  async #leave(): Promise<void> {
    const { history, record, plan } = this.#world;
    const name = `${this.plans.name}/leaves`;
    const browser = this.#browsers.find(({ device }) => device.isSignedIn);
    if (browser === undefined || plan.without.has(name)) return;
    this.#isGone = true;
    history.add('deed', name, 'delete');
    this.#world.onDeed({ name, who: this.plans.name, what: 'delete' });
    browser.device.deed = name;
    record.gone.push({ client: this.plans.name, at: browser.device.now() });
    await leaveSite(browser.device);
  }

  /** Looks at the site with one of their browsers, unless it is in use. */
  async #visit(visit: string): Promise<void> {
    const { plan } = this.#world;
    const random = new Random(plan.seed, `visit ${visit}`);
    const browser = random.oneOf(this.#browsers.filter(({ device }) => device.isSignedIn));
    if (browser === undefined || browser.isBusy) return;
    browser.isBusy = true;
    try {
      await this.#look(visit, browser, random);
    } finally {
      browser.isBusy = false;
    }
  }

  async #look(visit: string, { client, device }: Browser, random: Random): Promise<void> {
    const { agenda } = this.#world;
    let deeds = 0;
    const isOver = (): boolean => this.#isGone || this.#world.isResting;
    const deed = async (what: Deed): Promise<void> => {
      await client.wait(random.from(2 * SECOND, 40 * SECOND));
      const name = `${visit}:${(deeds += 1)}`;
      if (isOver() || this.#world.plan.without.has(name)) return;
      this.#world.history.add('deed', name, what);
      this.#world.onDeed({ name, who: this.plans.name, what });
      device.deed = name;
      client.random = new Random(this.#world.plan.seed, `deed ${name}`);
      await DEEDS[what](client);
    };
    await deed('list');
    if (random.chance(60)) await deed('answer');
    for (let actions = 0; actions < MOST_ACTIONS && onTurn(client).length > 0 && !isOver(); actions++)
      await deed('act');
    if (!client.isBusy() && random.chance(40))
      await deed(random.oneOf(['join', 'join', 'create', 'openGames'] as const) ?? 'join');
    while (random.chance(this.plans.sociable) && !isOver()) await deed(besides(random));
    const today = agenda.now - this.#world.plan.begin;
    if (!isAway(this.plans, today) && isAway(this.plans, today + DAY)) await deed('vacation');
    this.#forget(client);
  }

  /** As the page does: of games that are over, only the last ones are still known. */
  #forget({ games }: Client): void {
    const finished = [...games].filter(([, { game }]) => game.status === 'finished').map(([id]) => id);
    for (const id of finished.slice(0, -REMEMBERED)) games.delete(id);
  }
}

function besides(random: Random): Deed {
  let left = random.from(1, 100);
  return BESIDES.find(([, share]) => (left -= share) <= 0)?.[0] ?? 'mark';
}
