import type { GameAnswer, GameView, Message } from '@slow-train/protocol';
import {
  endOf,
  isBuildDue,
  isEmpty,
  legalActions,
  mexicansOf,
  openEnds,
  otherEnd,
  pips,
  readView,
  tileName,
  tilesOn,
  countedScores,
  totalsOf,
  trainOf,
  writeAction,
  type LegalAction,
  type Seat,
  type TrainId,
  type View,
} from '@slow-train/rules';
import { presetName, tileText, wordsIn, type Names } from '@slow-train/words';
import { nanoid } from 'nanoid';
import { plainAddress, PlainFrame, Post, TileBox, type Reader } from './frame.tsx';
import { LogLines } from './log-page.tsx';
import { plainText } from './text/index.ts';

interface TableProps {
  readonly reader: Reader;
  readonly answer: GameAnswer;
  readonly now: number;
}

/** The messages that a table shows. */
const NEWEST = 5;

/** Shows a game: whose turn it is, the legal actions as buttons, the hand, the trains, the log and the talk. */
export function TablePage({ reader, answer, now }: TableProps) {
  const { game, log } = answer;
  const { language } = reader;
  const text = plainText(language);
  const names = wordsIn(language).namesOf(game);
  const view = game.round === null ? null : readView(game.round);
  const legal = legalOf(game, view);
  const address = plainAddress(reader, game);
  const turnBy = game.turnBy === null ? undefined : wordsIn(language).timeLeft(Date.parse(game.turnBy), now);
  return (
    <PlainFrame
      language={language}
      above={game.round === null ? game.name : text.round(game.name, game.round.round, game.rounds)}
      heading={legal.length > 0 ? headingOfTurn(view, text) : stateOf(game, view, reader, names)}
      below={turnBy}
      full={`/tables/${game.id}`}
    >
      {legal.length === 0 && (
        <>
          {!(game.status === 'lobby' && game.you.isHost) && (
            <div class="say">
              <p>{text.nothingToDo}</p>
            </div>
          )}
          <a class="go main" href={address}>
            {text.lookAgain}
          </a>
          <p class="quiet">{text.still}</p>
        </>
      )}
      {reader.turn === undefined && <Vote {...{ reader, game, names }} />}
      {reader.turn === undefined && game.you.leaves !== undefined && <SitAgain reader={reader} game={game} />}
      {game.status === 'lobby' && <Start reader={reader} game={game} />}
      {view !== null && legal.length > 0 && <Choices {...{ reader, game, view, legal, names }} />}
      {view !== null && view.seat !== null && <PlainHand view={view} reader={reader} />}
      {view === null ? (
        <Seats game={game} reader={reader} names={names} />
      ) : (
        <Trains {...{ game, view, reader, names }} />
      )}
      <h2>{text.log}</h2>
      <LogLines log={log} names={names} language={language} />
      {reader.turn === undefined ? <MoreOfTable {...{ reader, answer }} /> : <LinkNote reader={reader} game={game} />}
    </PlainFrame>
  );
}

/** The rest of a table, for those who are signed in: its whole log, its talk, and the way to others. */
function MoreOfTable({ reader, answer: { game, talk } }: Omit<TableProps, 'now'>) {
  const { language } = reader;
  const text = plainText(language);
  const address = plainAddress(reader, game);
  return (
    <>
      <ul class="links">
        <li>
          <a href={`${address}/log`}>{text.older}</a>
        </li>
      </ul>
      <h2>{text.talk}</h2>
      {(talk?.messages ?? []).slice(-NEWEST).map((message) => (
        <MessageLine message={message} reader={reader} />
      ))}
      <Post to={`${address}/talk`} reader={reader} fields={{ key: nanoid() }}>
        <label for="said">{text.sayLabel}</label>
        {game.phrasesOnly ? (
          <select id="said" name="phrase">
            {Object.entries(wordsIn(language).phrases).map(([phrase, words]) => (
              <option value={phrase}>{words}</option>
            ))}
          </select>
        ) : (
          <input id="said" name="text" type="text" autocomplete="off" />
        )}
        <button class="other">{text.send}</button>
      </Post>
      <ul class="links">
        <li>
          <a href={address}>{text.lookAgain}</a>
        </li>
        <li>
          <a href="/plain">{text.otherTables}</a>
        </li>
        {mayGetUp(game) && (
          <li>
            <a href={`${address}/up`}>{text.getUp}</a>
          </li>
        )}
      </ul>
    </>
  );
}

/** Whether the reader plays in their own seat, with others who are told if they get up. */
export function mayGetUp({ status, seats, you }: GameView): boolean {
  const own = seats[you.seat ?? -1];
  const sitsForOther = own !== undefined && own.kind !== 'nobody' && own.sitsFor !== undefined;
  const isAlone = seats.every(
    (seated, seat) => seat === you.seat || (seated.kind === 'computer' && seated.sitsFor === undefined),
  );
  return status === 'playing' && own !== undefined && you.leaves === undefined && !sitsForOther && !isAlone;
}

/** Asks whether the reader wants to get up from a game in play, once it has said what follows. */
export function GetUpPage({ reader, game }: Pick<TableProps, 'reader'> & { readonly game: GameView }) {
  const text = plainText(reader.language);
  const address = plainAddress(reader, game);
  return (
    <PlainFrame language={reader.language} above={game.name} heading={text.getUpAsk} full={`/tables/${game.id}`}>
      <ul class="log">
        <li>{text.getUpLast}</li>
        <li>{text.getUpOthers(game.seats.length)}</li>
        <li>{text.getUpMinute}</li>
      </ul>
      <Post to={`${address}/up`} reader={reader} fields={{ revision: String(game.revision) }}>
        <button class="other">{text.getUpNow}</button>
      </Post>
      <a class="go main" href={address}>
        {text.table}
      </a>
    </PlainFrame>
  );
}

/** Lets somebody who has just got up sit down again. */
function SitAgain({ reader, game }: Pick<TableProps, 'reader'> & { readonly game: GameView }) {
  const text = plainText(reader.language);
  return (
    <div class="say">
      <p>{text.gotUp}</p>
      <Post to={`${plainAddress(reader, game)}/sit`} reader={reader}>
        <button class="main">{text.sitAgain}</button>
      </Post>
    </div>
  );
}

/** Returns the name under which the reader sits at a table. */
export function playerIn({ seats, you }: GameView): string {
  const seated = seats[you.seat ?? -1];
  return seated === undefined || seated.kind === 'nobody' ? '' : seated.name;
}

/** Says what the link in a mail is good for, and where the table is. */
function LinkNote({ reader, game }: Pick<TrainsProps, 'reader' | 'game'>) {
  const text = plainText(reader.language);
  return (
    <>
      <p class="quiet">{text.byLink(playerIn(game))}</p>
      <a class="go other" href={`/plain/tables/${game.id}`}>
        {text.table}
      </a>
    </>
  );
}

function legalOf({ status }: GameView, view: View | null): readonly LegalAction[] {
  if (status !== 'playing' || view === null || view.seat === null) return [];
  return legalActions(view.table, view.hand, view.seat);
}

function headingOfTurn(view: View | null, text: ReturnType<typeof plainText>): string {
  return view !== null && view.seat !== null && isBuildDue(view.table, view.seat) ? text.build : text.yourTurn;
}

/** Returns how a game stands that does not wait for the reader. */
function stateOf(game: GameView, view: View | null, { language }: Reader, names: Names): string {
  const { listing } = wordsIn(language);
  if (game.status === 'finished') {
    const winners = (game.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
    return game.places === null
      ? listing.noResult
      : listing.won(winners.map((seat) => (names.isYou(seat) ? null : names.seat(seat))));
  }
  if (game.status === 'lobby') {
    const free = game.seats.filter(({ kind }) => kind === 'nobody').length;
    return free > 0 ? listing.missing(free) : listing.canStart(game.you.isHost);
  }
  if (game.dealing !== null || view === null || view.table.phase === 'over') return listing.dealing;
  const builds = view.table.seats.filter(({ sent, turns }) => !sent && turns === 0).length;
  const isTogether = view.table.phase === 'building' && view.table.rules.simultaneousBuild === 'yes';
  return isTogether ? listing.builds(builds) : listing.waitingFor(names.seat(view.table.turn.seat));
}

/** The vote that is open at a table, and the reader's ballot if they have one. */
function Vote({ reader, game, names }: Omit<TrainsProps, 'view'>) {
  const { vote, you } = game;
  if (vote === null) return null;
  const text = plainText(reader.language);
  const ballots = [
    { inFavour: 'yes', label: text.voteYes },
    { inFavour: 'no', label: text.voteNo },
  ];
  return (
    <>
      <h2>{text.vote(wordsIn(reader.language).matterOf(vote.matter, names))}</h2>
      <p class="quiet">{text.voted(vote.yes.length, vote.needed)}</p>
      {you.seat !== null &&
        vote.voters.includes(you.seat) &&
        ballots.map(({ inFavour, label }) => (
          <Post to={`${plainAddress(reader, game)}/votes`} reader={reader} fields={{ vote: String(vote.id), inFavour }}>
            <button class="other">{label}</button>
          </Post>
        ))}
    </>
  );
}

/** Before the first round: the invitation, and for the host, the start. */
function Start({ reader, game }: Pick<TrainsProps, 'reader' | 'game'>) {
  const text = plainText(reader.language);
  const free = game.seats.filter(({ kind }) => kind === 'nobody').length;
  const ways =
    free === 0
      ? [{ openSeats: 'computers', label: text.start }]
      : [
          { openSeats: 'computers', label: text.startComputers },
          { openSeats: 'remove', label: text.startWithout },
        ];
  return (
    <>
      {game.you.isHost &&
        ways.map(({ openSeats, label }) => (
          <Post
            to={`${plainAddress(reader, game)}/start`}
            reader={reader}
            fields={{ revision: String(game.revision), openSeats }}
          >
            <button class={free === 0 ? 'main' : 'other'}>{label}</button>
          </Post>
        ))}
      {free > 0 && game.invitation !== null && (
        <p>
          {text.inviteWith}{' '}
          <a href={`/plain/join/${game.invitation}`}>{new URL(`/join/${game.invitation}`, reader.site).href}</a>
        </p>
      )}
    </>
  );
}

interface ChoicesProps {
  readonly reader: Reader;
  readonly game: GameView;
  readonly view: View;
  readonly legal: readonly LegalAction[];
  readonly names: Names;
}

function Choices({ reader, game, view, legal, names }: ChoicesProps) {
  const text = plainText(reader.language);
  const { table } = view;
  const address = plainAddress(reader, game);
  const [open] = [...table.turn.doubles, ...table.open];
  const trains = [...table.seats.keys(), ...mexicansOf(table)];
  const places = trains.flatMap((train) => openEnds(table, train).map(({ line }) => ({ train, line })));
  const plays = legal.flatMap((action) => (action.do === 'play' ? [action] : []));
  return (
    <>
      {open !== undefined && (
        <div class="say red">
          <p>{text.doubleOpen(tileText(tileName(open.tile)), names.train(open.train, open.line))}</p>
        </div>
      )}
      {legal.some((action) => action.do === 'build') && (
        <a class="go main" href={`${address}?build=`}>
          {text.build}
        </a>
      )}
      {plays.length > 0 && (
        <form method="get" action={address}>
          <h2>{text.places}</h2>
          {places.map(({ train, line }) => {
            const here = plays.filter((play) => play.train === train && (play.line ?? '') === line);
            if (here.length === 0) return null;
            return (
              <>
                <h3>{names.row(train, line)}</h3>
                <ul class="plays">
                  {here.map((play) => (
                    <li>
                      <button name="play" value={writeAction(play)}>
                        <TileBox name={tileName(play.tile)} />{' '}
                        <small>{text.thenEndsIn(otherEnd(play.tile, endOn(view, play)))}</small>
                      </button>
                    </li>
                  ))}
                </ul>
              </>
            );
          })}
          <p class="quiet">{text.twice}</p>
        </form>
      )}
      {legal.flatMap((action) => {
        const label = labelOf(action, reader, names);
        return label === null ? [] : [<Act {...{ reader, game }} action={writeAction(action)} label={label} />];
      })}
    </>
  );
}

/** Returns the number on which a play goes. */
function endOn({ table }: View, { train, line = '' }: { readonly train: TrainId; readonly line?: string }): number {
  return openEnds(table, train).find((end) => end.line === line)?.end ?? endOf(table, { train });
}

/** Returns the words on the button of an action that needs no second page; null for others. */
function labelOf(action: LegalAction, { language }: Reader, names: Names): string | null {
  const text = plainText(language);
  switch (action.do) {
    case 'draw':
      return text.draw;
    case 'pass':
      return text.pass;
    case 'tap':
      return text.tap;
    case 'catch':
      return text.catches(names.seat(action.seat));
    case 'play':
    case 'build':
      return null;
    default:
      return action satisfies never;
  }
}

interface ActProps {
  readonly reader: Reader;
  readonly game: Pick<GameView, 'id' | 'revision'>;
  readonly action: string;
  readonly label: string;
}

/** The button that sends an action, for the revision that the reader sees, once however often it is pressed. */
export function Act({ reader, game: { id, revision }, action, label }: ActProps) {
  const fields = { do: action, revision: String(revision), key: nanoid() };
  return (
    <Post to={`${plainAddress(reader, { id })}/actions`} reader={reader} fields={fields}>
      <button class="main">{label}</button>
    </Post>
  );
}

export function PlainHand({ view, reader }: { readonly view: View; readonly reader: Reader }) {
  const text = plainText(reader.language);
  const sum = view.hand.reduce((total, tile) => total + pips(tile), 0);
  return (
    <>
      <h2>{text.hand(text.tiles(view.hand.length), sum)}</h2>
      <ul class="hand">
        {view.hand.map((tile) => (
          <li>
            <TileBox name={tileName(tile)} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface TrainsProps {
  readonly game: GameView;
  readonly view: View;
  readonly reader: Reader;
  readonly names: Names;
}

function Trains({ game, view, reader, names }: TrainsProps) {
  const text = plainText(reader.language);
  const { table } = view;
  const totals = totalsIn(game);
  const row = (train: TrainId, isOpen: boolean, rest: readonly (string | number)[]) => (
    <tr>
      <th scope="row">
        {names.row(train)}{' '}
        <small>
          {[text.tiles(tilesOn(trainOf(table, train)).length), ...(isOpen ? [text.openToAll] : [])].join(', ')}
        </small>
      </th>
      <td>
        <b class="end">
          {openEnds(table, train)
            .map(({ end }) => end)
            .join(', ')}
        </b>
      </td>
      {rest.map((value) => (
        <td class="n">{value}</td>
      ))}
    </tr>
  );
  return (
    <>
      <h2>{text.trains}</h2>
      <table>
        <thead>
          <tr>
            {[text.train, text.end, text.inHand, text.points].map((title) => (
              <th scope="col">{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.seats.map(({ marker, tiles }, seat) => row(seat, marker, [tiles, totals[seat] ?? 0]))}
          {mexicansOf(table).map((train) => row(train, !isEmpty(table, train), ['–', '–']))}
        </tbody>
      </table>
      <p class="quiet">{text.boneyard(text.tiles(table.boneyard), tileText(tileName(table.engine)))}</p>
    </>
  );
}

/** Before the first round: who sits there. */
function Seats({ game, reader, names }: Omit<TrainsProps, 'view'>) {
  return (
    <>
      <h2>{plainText(reader.language).seats}</h2>
      <ul class="log">
        {game.seats.map((_, seat: Seat) => (
          <li>{names.seat(seat)}</li>
        ))}
      </ul>
      <p class="quiet">{presetName(game.rules.preset)}</p>
    </>
  );
}

const totalsIn = ({ earlier, results, seats }: GameView) => totalsOf(countedScores({ earlier, results }), seats.length);

function MessageLine({
  message: { name, said, isEdited },
  reader,
}: {
  readonly message: Message;
  readonly reader: Reader;
}) {
  const { phrases } = wordsIn(reader.language);
  const text = plainText(reader.language);
  switch (said.kind) {
    case 'reaction':
      return null;
    case 'removed':
    case 'text':
    case 'phrase': {
      const words = said.kind === 'text' ? said.text : said.kind === 'phrase' ? phrases[said.phrase] : text.removed;
      return (
        <p>
          <b>
            <bdi>{name}</bdi>:
          </b>{' '}
          <bdi>{words}</bdi> {isEdited && <span class="quiet">({text.edited})</span>}
        </p>
      );
    }
    default:
      return said satisfies never;
  }
}
