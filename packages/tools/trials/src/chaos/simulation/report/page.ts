import { VIOLATIONS } from '../../checker/violation.ts';
import { DAY, HOUR, MINUTE, plannedName, type SimulationPlan } from '../plan.ts';
import type { SimulationResult } from '../simulate.ts';

// One page about a simulation, for people: who played, who waited, what was told when, what broke. It needs no other file.

/** What a person sees of each day at most, and of each violation. */
const MOST_MOMENTS = 60;
const MOST_VIOLATIONS = 20;
const LONGEST_EVIDENCE = 4_000;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text as HTML: much of it has been typed by somebody, or comes from the site. */
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

/** HTML, as opposed to text. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | readonly (Html | string | number)[];

/** Returns HTML whose parts are escaped, unless they are HTML already. */
function html(fixed: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: fixed }, ...parts.map(textOf)));
}

function textOf(part: Part): string {
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escape(String(part));
}

/** Returns the page about a simulation. @param shortened the plan that fails in the same way, if there is one */
export function pageOf(result: SimulationResult, shortened: SimulationResult | null = null): string {
  const { plan, violations, requests, queries, ended, digest, moments, lines } = result;
  const title = `Simulation ${plan.seed}: ${violations.length === 0 ? 'nothing broke' : `${violations.length} violations`}`;
  const page = html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <style>
        ${new Html(STYLE)}
      </style>
      <main>
        <h1>${title}</h1>
        <p>
          ${days(ended)} simulated days from ${stamp(plan.begin)} · ${plan.people.length} people · ${plan.faults.length}
          faults · ${requests} requests · ${queries} round trips to the database · ${moments.length} moments · ${lines}
          lines of history
        </p>
        <p>The same seed gives the same history: <code>${digest}</code></p>
        ${whatBroke(result)} ${shortened === null ? '' : steps(shortened)} ${chart(result)} ${whoPlayed(result)}
        ${whatWasPlayed(result)} ${whatWasTold(result)} ${faults(plan)} ${moment(result)}
      </main>
    </html> `;
  return page.text;
}

function whatBroke({ violations, plan }: SimulationResult): Html {
  if (violations.length === 0)
    return html`<h2>What broke</h2>
      <p>Nothing: every check of the judge holds.</p>`;
  return html`<h2>What broke</h2>
    ${violations.slice(0, MOST_VIOLATIONS).map(
      ({ kind, subject, evidence }) =>
        html`<section class="wrong">
          <h3>${kind}: ${VIOLATIONS[kind]}</h3>
          <p>${subject}</p>
          <pre>${JSON.stringify(evidence, null, 2).slice(0, LONGEST_EVIDENCE)}</pre>
        </section>`,
    )}
    <p>
      Again: <code>npx slow-train simulate --seed ${plan.seed} --days ${plan.days} --people ${plan.people.length}</code>
    </p>`;
}

/** The fewest steps that fail. */
function steps({ plan, deeds, violations, ended }: SimulationResult): Html {
  const kinds = [...new Set(violations.map(({ kind }) => kind))].join(', ');
  return html`<h2>The fewest steps that fail (${kinds})</h2>
    <p>${days(ended)} days, ${plan.people.length} people, ${plan.faults.length} faults, ${deeds.length} deeds</p>
    <table>
      <tr>
        <th>when</th>
        <th>who</th>
        <th>what</th>
      </tr>
      ${[
        ...plan.faults.flatMap(({ name, fault, from, until }) => [
          { at: from, who: name, what: plannedName(fault) },
          { at: until, who: name, what: 'healed' },
        ]),
        ...deeds,
      ]
        .toSorted((a, b) => a.at - b.at)
        .map(
          ({ at, who, what }) =>
            html`<tr>
              <td>${stamp(plan.begin + at)}</td>
              <td>${who}</td>
              <td>${what}</td>
            </tr>`,
        )}
    </table>`;
}

const [WIDTH, HEIGHT] = [960, 120];

/** Deeds and messages of each day, above the faults of that time. */
function chart({ plan, moments }: SimulationResult): Html {
  const deeds = Array.from({ length: plan.days }, () => 0);
  const told = Array.from({ length: plan.days }, () => 0);
  for (const { at, deed } of moments) {
    const of = deed === null ? told : deeds;
    const day = Math.min(plan.days - 1, Math.floor(at / DAY));
    of[day] = (of[day] ?? 0) + 1;
  }
  const most = Math.max(1, ...deeds, ...told);
  const x = (at: number): string => ((at / (plan.days * DAY)) * WIDTH).toFixed(1);
  const line = (of: readonly number[]): string =>
    of.map((many, day) => `${x((day + 0.5) * DAY)},${(HEIGHT - (many / most) * HEIGHT).toFixed(1)}`).join(' ');
  return html`<h2>Day by day</h2>
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT + 20}"
      role="img"
      aria-label="Deeds and messages of each day, at most ${most}, and when something was broken"
    >
      <polyline class="deeds" points="${line(deeds)}" />
      <polyline class="told" points="${line(told)}" />
      ${plan.faults.map(
        ({ from, until, fault }) =>
          html`<rect x="${x(from)}" y="${HEIGHT + 4}" width="${Math.max(1, Number(x(until - from)))}" height="12"
            ><title>${plannedName(fault)}</title></rect
          >`,
      )}
    </svg>
    <p>
      <span class="deeds">— deeds</span> <span class="told">— messages</span>
      <span class="broken">▪ something is broken</span> · at most ${most} a day
    </p>`;
}

function whoPlayed({ plan, figures }: SimulationResult): Html {
  const plans = new Map(plan.people.map((one) => [one.name, one]));
  return html`<h2>Who played, and who was waited for</h2>
    <table>
      <tr>
        <th>who</th>
        <th>zone</th>
        <th>devices</th>
        <th>told by</th>
        <th>actions</th>
        <th>out of time</th>
        <th>others waited, usually</th>
        <th>at most</th>
      </tr>
      ${figures.players.map(({ name, actions, timeouts, waited, longest }) => {
        const one = plans.get(name);
        const ways = [one?.mail && `mail (${one.mail})`, one?.push && 'push', one?.webhook && 'webhook'].filter(
          Boolean,
        );
        return html`<tr>
          <td>${name}</td>
          <td>${one?.zone ?? ''}</td>
          <td class="n">${one?.devices ?? ''}</td>
          <td>${ways.join(', ')}</td>
          <td class="n">${actions}</td>
          <td class="n">${timeouts}</td>
          <td class="n">${span(waited)}</td>
          <td class="n">${span(longest)}</td>
        </tr>`;
      })}
    </table>
    <p>${plan.people.filter(({ leaves }) => leaves !== null).length} others planned to delete their accounts.</p>`;
}

function whatWasPlayed({ figures }: SimulationResult): Html {
  return html`<h2>What was played</h2>
    <table>
      <tr>
        <th>rules</th>
        <th>not begun</th>
        <th>being played</th>
        <th>finished</th>
        <th>revisions</th>
      </tr>
      ${figures.games.map(
        ({ preset, lobby, playing, finished, actions }) =>
          html`<tr>
            <td>${preset}</td>
            <td class="n">${lobby}</td>
            <td class="n">${playing}</td>
            <td class="n">${finished}</td>
            <td class="n">${actions}</td>
          </tr>`,
      )}
    </table>
    <p>${figures.counts.map(({ what, many }) => `${many} ${what}`).join(' · ')}</p>`;
}

function whatWasTold({ figures }: SimulationResult): Html {
  return html`<h2>What was told</h2>
    <table>
      <tr>
        <th>way</th>
        <th>event</th>
        <th>sent</th>
        <th>usually after</th>
        <th>not needed any more</th>
        <th>given up</th>
        <th>waiting</th>
      </tr>
      ${figures.told.map(
        ({ kind, event, sent, delay, dropped, dead, waiting }) =>
          html`<tr>
            <td>${kind}</td>
            <td>${event}</td>
            <td class="n">${sent}</td>
            <td class="n">${delay === null ? '' : span(delay)}</td>
            <td class="n">${dropped}</td>
            <td class="n">${dead}</td>
            <td class="n">${waiting}</td>
          </tr>`,
      )}
    </table>`;
}

function faults(plan: SimulationPlan): Html {
  return html`<h2>What was broken on purpose</h2>
    <table>
      <tr>
        <th>from</th>
        <th>for</th>
        <th>what</th>
      </tr>
      ${plan.faults.map(
        ({ fault, from, until }) =>
          html`<tr>
            <td>${stamp(plan.begin + from)}</td>
            <td class="n">${span(until - from)}</td>
            <td>${plannedName(fault)}</td>
          </tr>`,
      )}
    </table>`;
}

function moment({ plan, moments }: SimulationResult): Html {
  const byPerson = [...Map.groupBy(moments, ({ who }) => who)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return html`<h2>What each person did and was told last</h2>
    ${byPerson.map(
      ([who, own]) =>
        html`<details>
          <summary>${who}: ${own.length} moments</summary>
          <table>
            ${own.slice(-MOST_MOMENTS).map(
              ({ at, deed, what }) =>
                html`<tr class="${deed === null ? 'told' : 'deeds'}">
                  <td>${stamp(plan.begin + at)}</td>
                  <td>${what}</td>
                </tr>`,
            )}
          </table>
        </details>`,
    )}`;
}

const stamp = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const days = (milliseconds: number): string => (milliseconds / DAY).toFixed(1).replace('.0', '');

/** Returns a length of time in a unit that suits it. */
function span(milliseconds: number): string {
  if (milliseconds >= 2 * DAY) return `${(milliseconds / DAY).toFixed(1)} days`;
  if (milliseconds >= 2 * HOUR) return `${(milliseconds / HOUR).toFixed(1)} h`;
  return milliseconds >= 2 * MINUTE
    ? `${(milliseconds / MINUTE).toFixed(0)} min`
    : `${(milliseconds / 1_000).toFixed(0)} s`;
}

const STYLE = `
:root { color-scheme: light dark; --deeds: light-dark(#1c5d99, #7db5ec); --told: light-dark(#9a5b00, #e5a54b); --broken: light-dark(#a3262a, #ef8287); }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 64rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; font-size: 0.875rem; }
th, td { text-align: left; padding: 0.125rem 0.75rem 0.125rem 0; vertical-align: top; }
tr + tr { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
.n { text-align: right; font-variant-numeric: tabular-nums; }
svg { width: 100%; height: auto; }
polyline { fill: none; stroke-width: 1.5; }
polyline.deeds { stroke: var(--deeds); } polyline.told { stroke: var(--told); } rect { fill: var(--broken); }
span.deeds { color: var(--deeds); } .told { color: var(--told); } .broken { color: var(--broken); }
.wrong { border-left: 4px solid var(--broken); padding-left: 1rem; }
pre { overflow-x: auto; font-size: 0.75rem; }
code { overflow-wrap: anywhere; }
`;
