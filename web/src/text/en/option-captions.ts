import type { ListedOption, Options } from '@slow-train/rules';

/** The effect of each value of an option on the move in its picture, in a sentence. */
export const OPTION_CAPTIONS: { readonly [K in ListedOption]: { readonly [V in Options[K]]: string } } = {
  opening: {
    aside: 'The engine is laid in the middle first. Then the other tiles are dealt.',
    holder: 'Ana holds 9‑9, the engine of this round, and lays it. If nobody held it, all would draw.',
    highest: 'Ana holds the highest double, 11‑11: it becomes the engine, whatever the round.',
    turns: 'Everyone takes one more tile. Ana’s is the highest, so Ana is first to lay the engine or draw.',
    first: 'You look first, and hold a double: 10‑10 becomes the engine, whatever the round.',
  },
  starter: {
    engine: 'Ana laid the engine, so Ana starts.',
    random: 'The first round is started by lot, each later one by the next seat to the left.',
    highTile: 'Everyone draws a tile to see who starts. Later rounds start with the next seat to the left.',
    left: 'Ana laid the engine. You sit to the left of Ana, so you start.',
  },
  firstTurn: {
    single: 'You lay one tile, as in any turn.',
    build: 'You lay as many as you can. A double at the end has to be covered in the same turn.',
    phase: 'Everyone lays as many as they can before play begins. Doubles have no effect yet.',
  },
  mexicanOnFirstTurn: {
    yes: 'You may start the Mexican train in your first turn.',
    no: 'In your first turn the Mexican train has to wait.',
  },
  mustPlay: {
    yes: '4‑1 fits, so you have to play it.',
    no: '4‑1 fits, but you may hold it back and draw. Your signal goes up for it.',
  },
  drawnTile: {
    must: 'You drew 4‑1 and it fits: it has to be played now.',
    may: 'You drew 4‑1 and it fits: you may still keep it. Your signal goes up for it.',
  },
  markOn: {
    fail: 'You drew 4‑1. Your signal stays down if you can play it.',
    draw: 'You drew, so your signal is up at once, even if you can play 4‑1.',
  },
  emptyPassMarks: {
    yes: 'Nothing fits and the boneyard is empty. You pass, and your signal goes up.',
    no: 'Nothing fits and the boneyard is empty. You pass, and your train stays yours.',
  },
  liftedBy: {
    owner: 'You lay 6‑5 on Ana’s train. Both trains stay open: only its owner’s play on it closes a train.',
    anyone: 'You lay 6‑5 on Ana’s train. That closes it. Yours stays open.',
    play: 'You lay 6‑5 on Ana’s train. That closes yours, and not Ana’s.',
  },
  publicOwnerOnlyOwn: {
    yes: 'Your signal is up: you may play on your own train only.',
    no: 'Your signal is up: you may still play wherever you could before.',
  },
  doubles: {
    chain: 'You laid three doubles and may go on anywhere, or on any of them.',
    pair: 'You laid two doubles. The third tile has to go on one of the two.',
    cap: 'You laid a double. The next tile has to go on it.',
    last: 'You laid two doubles, and held a tile for the second: the next one has to go there.',
    plain: 'You laid a double, and your turn is over. Ana has to cover it.',
  },
  uncappedMarks: {
    none: 'You drew no tile for your double. No signal goes up.',
    own: 'You drew no tile for your double. Your own signal goes up.',
    bearer: 'You drew no tile for your double. The signal of Ana’s train, which bears it, goes up.',
  },
  openBinds: {
    all: 'Milo could not cover 7‑7. Now you have to try.',
    eligible: 'Your signal is up, so you play on your own train only: you are skipped.',
    player: 'Ana laid 7‑7: only Ana has to cover it.',
    none: '7‑7 is not covered, and nobody has to.',
  },
  deadDouble: {
    release: 'All 2s are on the table. Nobody can cover 2‑2, so it counts as covered and play goes on.',
    stays: 'All 2s are on the table, but 2‑2 stays open. Everyone draws until the round is blocked.',
  },
  lastTile: {
    none: 'You have 1 tile left, and need not say so.',
    announced: 'You have 1 tile left, and everyone is told.',
    penalty: 'You have 1 tile left and have to tap. If you forget, others may catch you: you draw 2 tiles.',
  },
  doubleBlank: {
    0: '0‑0 in the hand counts nothing.',
    25: '0‑0 in the hand counts 25 pips.',
    50: '0‑0 in the hand counts 50 pips.',
  },
  tieBreak: {
    shared: 'Both have 12 pips: both win.',
    zeros: 'Both have 12 pips. You have more rounds at zero, so you win.',
  },
  partners: {
    yes: 'Milo sits opposite you: their train is yours as well.',
    no: 'Everyone plays for themselves. Milo’s signal is down, so only Milo plays there.',
  },
  simultaneousBuild: {
    yes: 'It is Ana’s turn, but you may build now. Your train stays hidden until all have built.',
    no: 'You build after Ana, when it is your turn.',
  },
  buildEndsInDouble: {
    yes: 'Your first train ends with 4‑4. It has to be covered in the same turn.',
    no: '4‑4 may not be the last tile: lay one more, or leave it out.',
  },
  sets: {
    1: 'Each tile exists once: you cover 4‑4 with 4‑1.',
    2: 'Each tile exists twice: you cover 4‑4 with its twin, which has to be covered in turn.',
  },
  foot: {
    none: '4‑4 takes one tile: the train goes on after it.',
    may: '4‑4 is covered, and still takes 4‑7: a branch.',
    must: 'Chicken foot: 4‑7 is the third tile on 4‑4, which all had to fill.',
  },
  engineDraw: {
    together: 'Nobody holds 9‑9. Both draw a tile, and another: now you have it.',
    inTurn: 'You draw, then Ana, then you: there is 9‑9, and nobody draws any more.',
  },
  lateBuild: {
    no: 'Your train starts late, with one tile.',
    yes: 'Your train starts late, with as many tiles as fit.',
  },
  startOthers: {
    yes: 'Ana’s train is open and empty: you may start it.',
    no: 'Ana’s train is open, but only Ana may start it.',
  },
  mexicanTile: {
    engine: '4‑4 does not match the engine.',
    double: '4‑4 starts the Mexican train, and has to be covered.',
  },
  draw: {
    one: 'You draw 7‑7. It does not fit, and your turn is over.',
    two: 'You draw 7‑7 and 6‑6. Neither fits, and your turn is over.',
    until: 'You draw 7‑7, then 6‑6, then 4‑1, which fits.',
  },
  goOutOnDouble: {
    yes: '4‑4 is your last tile: you are out.',
    no: '4‑4 is your last tile, and may not be played.',
    cover: '4‑4 is your last tile. Draw, until somebody covers it or you do.',
    twice: '4‑4 is your last tile: you are out, and Ana counts twice.',
  },
  blankEnd: {
    0: '6‑0 in the hand counts 6.',
    5: '6‑0 in the hand counts 11.',
    25: '6‑0 in the hand counts 31.',
  },
  doublesScore: {
    once: '6‑6 in the hand counts 12.',
    twice: '6‑6 in the hand counts 24.',
  },
  outBonus: {
    0: 'You are out and score 0.',
    5: 'You are out and score 5 below 0.',
    10: 'You are out and score 10 below 0.',
  },
  scoring: {
    pips: 'Ana keeps 5‑2 and scores 7.',
    winner: 'You are out and score Ana’s 7.',
  },
  teamScore: {
    zero: 'You are out: your team scores 0.',
    partner: 'You are out, and Milo’s tiles count for your team.',
  },
  ownTrainFirst: {
    no: 'Your own train is empty, and you play on Ana’s open train.',
    others: 'Your own train is empty: you may use the Mexican train, not Ana’s.',
    all: 'Your own train comes first: you start it with 9‑2.',
    strict: 'You started your own train while 7‑7 was open. Now you cover it.',
  },
  publicTrains: {
    marked: 'Ana’s signal is up, Milo’s is down: you may play on Ana’s train.',
    start: 'The round begins with all signals up: you may play on Milo’s train.',
    all: 'No signal is needed: you may play on Milo’s train.',
    none: 'Ana’s and Milo’s trains are not for you.',
  },
  mexicanStart: {
    any: 'You start the Mexican train before your own.',
    own: 'Ana’s train has started, so Ana may start the Mexican train.',
    allTurns: 'All have had a turn, so you may start the Mexican train.',
    allTrains: 'Milo’s train is empty, so nobody may start the Mexican train.',
  },
  coverOrder: {
    latest: '4‑4 and 2‑2 are open. 2‑2 was laid last: it comes first.',
    earliest: '4‑4 and 2‑2 are open. 4‑4 was laid first: it comes first.',
  },
  tapPenalty: {
    1: 'You forgot to tap. Ana caught you: you draw 1 tile.',
    2: 'You forgot to tap. Ana caught you: you draw 2 tiles.',
    3: 'You forgot to tap. Ana caught you: you draw 3 tiles.',
  },
};
