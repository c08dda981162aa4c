import { useLocation, useNavigate } from '@solidjs/router';
import { setsFor, parseSetup, type ListedOption, type PresetName, type RuleSet } from '@slow-train/rules';
import { createMemo, For, onCleanup, onMount, Show, type JSX } from 'solid-js';
import { presetName, setName } from '#words';
import { GLOSSARY, rulesSections } from '#text/how-to-play.ts';
import { newGameText } from '#text/new-game.ts';
import { OPTION_WORDS, valueWords, rulesPageText, rulesText } from '#text/rules.ts';
import { shellText } from '#text/shell.ts';
import { firstUses, TERM_NAMES, termAnchor } from '../../components/glossary.ts';
import {
  changedOptions,
  choiceOf,
  DEFAULT_PRESET,
  effectiveValue,
  inactiveReason,
  PRESET_ORDER,
  presetValue,
  mayGrowFar,
} from '../../components/rules/house-rules.ts';
import { optionAnchor, readTable, rulesHref, type LinkedTable } from '../../components/rules/rules-link.ts';
import { OptionPictures } from '../../components/rules/OptionPictures.tsx';
import { LinkedSentence } from '../../components/LinkedSentence.tsx';
import { Main } from '../../ui/Main.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { followAnchor } from './follow-anchor.ts';
import { Card } from '../../ui/Card.tsx';
import { SmallPrint } from '../../ui/SmallPrint.tsx';
import frame from './RulesFrame.module.css';
import { cx } from '../../ui/cx.ts';
import { TouchLink } from '../../ui/TouchLink.tsx';
import styles from './RulesPage.module.css';

/** A section of the rules page: its anchors, which are those of docs/rules.md, and the options it shows as pictures. */
interface Section {
  readonly name: keyof typeof rulesSections;
  readonly anchors: readonly [string, ...string[]];
  readonly options: readonly ListedOption[];
}

/** The sections in the order of a round. */
const SECTIONS: readonly Section[] = [
  { name: 'aim', anchors: ['aim'], options: [] },
  { name: 'opening', anchors: ['3-opening-a-round'], options: ['sets', 'opening', 'engineDraw', 'starter'] },
  {
    name: 'first',
    anchors: ['4-first-turns', 'single-first-turns', 'building-phase', 'build-on-the-first-turn'],
    options: ['firstTurn', 'simultaneousBuild', 'buildEndsInDouble', 'lateBuild', 'mexicanOnFirstTurn'],
  },
  {
    name: 'where',
    anchors: ['where-a-tile-may-go', '5-a-turn'],
    options: ['publicTrains', 'publicOwnerOnlyOwn', 'startOthers', 'ownTrainFirst', 'mexicanStart', 'mexicanTile'],
  },
  { name: 'turn', anchors: ['play-draw-pass'], options: ['mustPlay', 'draw', 'drawnTile'] },
  { name: 'signals', anchors: ['markers'], options: ['markOn', 'emptyPassMarks', 'liftedBy'] },
  { name: 'doubles', anchors: ['6-doubles', 'chain', 'pair', 'cap'], options: ['doubles', 'uncappedMarks', 'foot'] },
  { name: 'open', anchors: ['open-doubles', 'dead-doubles'], options: ['openBinds', 'coverOrder', 'deadDouble'] },
  {
    name: 'last',
    anchors: ['last-tile', 'going-out-with-a-double'],
    options: ['lastTile', 'tapPenalty', 'goOutOnDouble'],
  },
  { name: 'end', anchors: ['end-of-a-round'], options: [] },
  {
    name: 'scores',
    anchors: ['scores', 'partnerships'],
    options: ['scoring', 'doubleBlank', 'blankEnd', 'doublesScore', 'outBonus', 'tieBreak', 'partners', 'teamScore'],
  },
];

/** The rules as one table or one rule set plays them: sentences, and every option as pictures of the same move. */
export default function RulesPage(): JSX.Element {
  const location = useLocation();
  const navigate = useNavigate();
  let text: HTMLDivElement | undefined;
  usePageTitle(() => ({ title: shellText.titleOf(rulesPageText.title) }));
  const linked = createMemo((): LinkedTable => readTable(location.search));
  const preset = (): PresetName => linked().preset ?? DEFAULT_PRESET;
  const changes = (): number => changedOptions(preset(), linked().house).length;
  const rules = createMemo(() => rulesOf(preset(), linked()));
  /** The sections with their sentences; each word of the glossary is linked where it comes first. */
  const sections = createMemo(() => {
    const link = firstUses();
    return SECTIONS.map((section) => ({
      ...section,
      words: rulesSections[section.name],
      sentences: rulesSections[section.name].sentences(rules()).map((sentence) => link(sentence)),
    }));
  });
  printByDay();
  // Everything else that has an anchor is in the exact text.
  followAnchor(
    () => text,
    (hash) => navigate(`/rules/exact${hash}`, { replace: true }),
  );
  const back = (): { readonly href: string; readonly words: string } => {
    const { game } = linked();
    return game === null
      ? { href: '/', words: shellText.app }
      : { href: `/tables/${encodeURIComponent(game)}`, words: rulesPageText.table };
  };
  return (
    <Main isTranslatable class={cx(frame['page'], styles['page'])}>
      <PageHeader title={rulesPageText.title} line={rulesPageText.played(preset(), changes())} back={back()} />
      <div class={cx(frame['aside'], styles['aside'])}>
        <Show when={linked().game === null}>
          <nav class={styles['presets']} aria-label={rulesPageText.sets}>
            <For each={PRESET_ORDER}>
              {(one) => (
                <a href={rulesHref({ preset: one })} aria-current={one === preset() ? 'page' : undefined}>
                  {presetName(one)}
                </a>
              )}
            </For>
          </nav>
        </Show>
        <nav class={cx(frame['contents'], styles['contents'])} aria-label={rulesPageText.contents}>
          <For each={sections()}>
            {({ anchors, words }) => <a href={`${location.search}#${anchors[0]}`}>{words.title}</a>}
          </For>
          <a href={`${location.search}#glossary`}>{rulesPageText.glossary}</a>
        </nav>
        <p class={styles['also']}>
          <TouchLink href="/learn">{rulesPageText.learn}</TouchLink>
          <TouchLink href="/how-to-play">{rulesPageText.pictures}</TouchLink>
          <TouchLink href="/rules/exact">{rulesPageText.exact}</TouchLink>
          <TextButton onClick={() => print()}>{rulesPageText.print}</TextButton>
        </p>
      </div>
      <div ref={text} class={cx(frame['text'], styles['text'])}>
        <Show when={linked().nonsense}>
          {(nonsense) => <p role="alert">{rulesText.nonsense(nonsense(), preset())}</p>}
        </Show>
        <For each={sections()}>
          {(section) => (
            <section>
              <h2 id={section.anchors[0]}>
                <For each={section.anchors.slice(1)}>{(anchor) => <span id={anchor} />}</For>
                {section.words.title}
              </h2>
              <For each={section.sentences}>
                {(segments) => (
                  <p>
                    <LinkedSentence segments={segments} page={location.search} />
                  </p>
                )}
              </For>
              <Show when={section.name === 'opening'}>
                <Tiles linked={linked()} preset={preset()} rules={rules()} />
              </Show>
              <For each={section.options}>
                {(option) => <OptionCard option={option} preset={preset()} linked={linked()} />}
              </For>
            </section>
          )}
        </For>
        <section>
          <h2 id="glossary">{rulesPageText.glossary}</h2>
          <dl class={styles['glossary']}>
            <For each={TERM_NAMES}>
              {(term) => (
                <div id={termAnchor(term)}>
                  <dt>{GLOSSARY[term].forms[0]}</dt>
                  <dd>{GLOSSARY[term].means}</dd>
                </div>
              )}
            </For>
          </dl>
        </section>
      </div>
    </Main>
  );
}

/** Returns the rules in a link; those of the preset if they contradict each other. */
function rulesOf(preset: PresetName, { house, seats }: LinkedTable): RuleSet {
  const setup = parseSetup(choiceOf(preset, house), seats ?? 4);
  const usual = setup.ok ? setup : parseSetup({ preset }, 4);
  if (!usual.ok) throw new Error(usual.error);
  return usual.value.rules;
}

/** One option as pictures, its value in effect marked; left out if it has no effect with the others. */
function OptionCard(props: { option: ListedOption; preset: PresetName; linked: LinkedTable }): JSX.Element {
  const value = () => effectiveValue(props.preset, props.linked.house, props.option);
  const usual = () => presetValue(props.preset, props.option);
  const foot = (): string =>
    value() === usual()
      ? rulesPageText.unchanged(props.preset)
      : rulesPageText.changed(props.preset, valueWords(props.option, usual()));
  return (
    <Show when={inactiveReason(props.preset, props.linked.house, props.option) === null}>
      <Card as="article" id={optionAnchor(props.option)} class={styles['card']}>
        <h3>{OPTION_WORDS[props.option].name}</h3>
        <OptionPictures
          option={props.option}
          value={value()}
          mark={props.linked.game === null ? presetName(props.preset) : rulesPageText.thisTable}
        />
        <SmallPrint class={styles['foot']}>
          {foot()} <a href={`/rules/exact#${optionAnchor(props.option)}`}>{rulesPageText.exact}</a>
        </SmallPrint>
      </Card>
    </Show>
  );
}

/** The set and the hands: in a sentence for one table, as a list for a rule set. */
function Tiles(props: { linked: LinkedTable; preset: PresetName; rules: RuleSet }): JSX.Element {
  const setupFor = (seats: number) => {
    const { house, set } = props.linked;
    const setup = parseSetup(choiceOf(props.preset, { ...house, partners: 'no' }), seats, set ?? undefined);
    return setup.ok ? setup.value : null;
  };
  const rows = () =>
    Array.from({ length: 15 }, (_, index) => index + 2).flatMap((seats) =>
      setsFor(props.preset, seats).length === 0 ? [] : (setupFor(seats) ?? []),
    );
  const own = () => (props.linked.seats === null ? null : setupFor(props.linked.seats));
  return (
    <Show
      when={own()}
      fallback={
        <table class={styles['tiles']}>
          <caption>{rulesPageText.tilesCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{rulesPageText.seats}</th>
              <th scope="col">{rulesPageText.set}</th>
              <th scope="col">{rulesPageText.hand}</th>
            </tr>
          </thead>
          <tbody>
            <For each={rows()}>
              {({ seats, set, handSize }) => (
                <tr>
                  <td>{seats}</td>
                  <td>{setName(set)}</td>
                  <td>{handSize}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      }
    >
      {(setup) => <p>{newGameText.summary(setup().set, setup().handSize, props.rules.opening, mayGrowFar(setup()))}</p>}
    </Show>
  );
}

/** Prints with the light colours, even if the page is shown in others. */
function printByDay(): void {
  const root = document.documentElement;
  let before: string | undefined;
  const toDay = (): void => {
    before = root.dataset['theme'];
    root.dataset['theme'] = 'day';
  };
  const back = (): void => {
    if (before !== undefined) root.dataset['theme'] = before;
  };
  onMount(() => {
    addEventListener('beforeprint', toDay);
    addEventListener('afterprint', back);
    onCleanup(() => {
      removeEventListener('beforeprint', toDay);
      removeEventListener('afterprint', back);
    });
  });
}
