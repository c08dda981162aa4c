import { Random } from '../random.ts';
import type { RunRecord } from '../record.ts';
import type { Agenda } from './kernel/agenda.ts';
import type { RunHistory } from './kernel/history.ts';
import { plannedName, SECOND, type PlannedFault, type SimulatedFault } from './plan.ts';
import type { SimulatedSite } from './site/site.ts';
import type { Weather } from './site/weather.ts';

/** Restarts in one fault; percent of the requests to the database in the middle of which one happens. */
const MOST_RESTARTS = 3;
const SHARE = 7;
/** Milliseconds for which a message may be on its way. */
const IN_TRANSIT = 500;

interface Options {
  readonly seed: number;
  readonly begin: number;
  readonly agenda: Agenda;
  readonly history: RunHistory;
  readonly weather: Weather;
  readonly record: RunRecord;
  readonly site: () => SimulatedSite;
}

/** Breaks things as planned, and heals them. */
export class Faults {
  readonly #options: Options;
  /** Ends what is broken at the moment, by the fault's name. */
  readonly #heals = new Map<string, () => void>();

  constructor(options: Options) {
    this.#options = options;
  }

  schedule(planned: readonly PlannedFault[]): void {
    const { agenda, begin } = this.#options;
    for (const { name, fault, from, until } of planned) {
      agenda.at(begin + from, () => this.#begin(name, fault));
      agenda.at(begin + until, () => this.#heal(name));
    }
  }

  /** Heals everything. */
  healAll(): void {
    for (const name of this.#heals.keys()) this.#heal(name);
  }

  /** Restarts something, if that is what happens now. To be called whenever the site asks its database. */
  interrupt(): void {
    const { agenda, history, site, weather } = this.#options;
    const { restart } = weather;
    if (restart === null || restart.left === 0 || !restart.luck.chance(SHARE)) return;
    restart.left -= 1;
    const isolate = restart.luck.from(0, 1);
    agenda.in(restart.luck.from(0, 15), async () => {
      history.add('restart', restart.what);
      switch (restart.what) {
        case 'release':
          return site().deploy();
        case 'isolate':
          return site().crash(isolate);
        case 'object':
          return site().restartObject();
        case 'storage':
          return site().loseStorage();
        default:
          return restart.what satisfies never;
      }
    });
  }

  #begin(name: string, fault: SimulatedFault): void {
    this.#options.history.add('fault', name, plannedName(fault));
    this.#heals.set(name, this.#suffer(name, fault));
  }

  #heal(name: string): void {
    const heal = this.#heals.get(name);
    if (heal === undefined) return;
    this.#heals.delete(name);
    this.#options.history.add('healed', name);
    heal();
  }

  /** Begins a fault. Returns what ends it; of two faults of one kind, either ends both. */
  #suffer(name: string, fault: SimulatedFault): () => void {
    const { agenda, begin, record, seed, site, weather } = this.#options;
    const now = (): number => agenda.now - begin;
    switch (fault.kind) {
      case 'request':
      case 'database':
        weather[fault.kind] = fault.link;
        return () => (weather[fault.kind] = null);
      case 'slow':
        weather.isSlow = true;
        return () => (weather.isSlow = false);
      case 'diskFull':
        weather.isDiskFull = true;
        return () => (weather.isDiskFull = false);
      case 'readOnly':
        weather.isReadOnly = true;
        return () => (weather.isReadOnly = false);
      case 'down':
        weather.isDown = true;
        return () => (weather.isDown = false);
      case 'objectGone':
        weather.isObjectGone = true;
        return () => (weather.isObjectGone = false);
      case 'restart':
        weather.restart = { what: fault.what, luck: new Random(seed, name), left: MOST_RESTARTS };
        return () => (weather.restart = null);
      case 'clockJump': {
        const from = now();
        site().skew(fault.isolate, fault.seconds * SECOND);
        return () => {
          site().skew(fault.isolate, 0);
          // To a clock that is ahead, the leases of the others are over.
          record.losses.push({ from, to: now() });
        };
      }
      case 'alarms':
        weather.alarms = fault.ring;
        return () => (weather.alarms = null);
      case 'cron':
        weather.cron = fault.runs;
        return () => (weather.cron = null);
      case 'receiver':
        weather.receivers[fault.receiver] = fault.failure;
        return () => {
          weather.receivers[fault.receiver] = null;
          record.losses.push({ from: now() - IN_TRANSIT, to: now() });
        };
      default:
        return fault satisfies never;
    }
  }
}
