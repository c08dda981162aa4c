import type { Translation } from '@slow-train/words';
import { count, listed, tileText } from '@slow-train/words/es';
import type * as en from '../en/review.ts';

/** The review of one's own moves in finished rounds. */
export const reviewText: Translation<typeof en.reviewText> = {
  title: 'Tu partida',
  roundTitle: (round) => `Tu ronda ${round}`,
  line: (table) => `${table}. Solo lo ves tú.`,
  back: 'Puntos',
  toTable: 'A la mesa',
  toGame: 'Toda la partida',
  rounds: 'Ronda a ronda',
  failed: 'No se pudo leer la partida',
  looking: (done, of) => `Se miran tus jugadas: ronda ${done} de ${of}.`,
  stopped: 'El repaso se ha parado. La partida está a salvo.',
  again: 'Otra vez',
  notYours: 'El repaso es para quien jugó. Tú solo miraste esta partida.',
  refused:
    'Estas reglas no se repasan: parejas, un pie, dos juegos de fichas, construir más tarde, varios trenes mexicanos, construir a la vez o una regla poco usada al tomar fichas o al contar.',
  noRound: 'Esta ronda no ha terminado, o no hay registro de ella.',

  counted: (pips) => `Contaste *${count(pips, 'punto')}*.`,
  well: 'Lo que salió bien',
  bestMove: (what, pips) => `${what}: ${count(pips, 'punto')} mejor que cualquier otra cosa.`,
  asGood: (good, of) =>
    good === of
      ? `En las ${count(of, 'decisión', 'decisiones')}, tan bien como lo mejor.`
      : `En ${good} de ${count(of, 'decisión', 'decisiones')}, tan bien como lo mejor.`,
  noChoice: 'No había nada que decidir: cada jugada era la única.',

  shares: 'Suerte y juego, por separado',
  parts: {
    average: 'Una mano normal',
    deal: 'Tu reparto',
    draws: 'Lo que tomaste',
    others: 'Lo que hicieron y tomaron los demás',
    play: 'Tus jugadas',
    result: 'Contaste',
  },
  sharesMore:
    'Cuantos menos puntos, mejor. Una ronda es sobre todo suerte: esto no dice nada de tu nivel, y lo que cuestan varios turnos se solapa.',

  turns: 'Turno a turno',
  turnsMore: 'Los puntos que costó un turno, desde un punto.',
  roundsMore: 'Los puntos que costaron tus jugadas en cada ronda.',
  turnCost: (turn, pips, hadChoice) =>
    `Turno ${turn}: ${hadChoice ? (pips === 0 ? 'tan bien como lo mejor' : count(pips, 'punto')) : 'sin elección'}`,
  roundCost: (round, pips, result) =>
    `Ronda ${round}: ${pips === 0 ? 'tan bien como lo mejor' : count(pips, 'punto')}. Contaste ${result}.`,

  mattered: (turns) =>
    turns === 0 ? 'Ningún turno importó mucho' : turns === 1 ? 'Importó un turno' : `Importaron ${turns} turnos`,
  noneMattered: 'Por lo que podías ver, ninguna otra jugada era claramente mejor.',
  place: (round, turn) => `Ronda ${round}, turno ${turn}`,
  pips: (pips) => (pips === 1 ? 'punto' : 'puntos'),
  did: {
    play: (tile, train) => `Pusiste *${tileText(tile)}* en ${train}.`,
    build: (tiles) => `Construiste ${count(tiles.length, 'ficha')}: *${listed(tiles.map(tileText))}*.`,
    draw: 'Tomaste una ficha.',
    pass: 'Pasaste.',
  },
  better: {
    play: (tile, train) => `Mejor era *${tileText(tile)}* en ${train}.`,
    build: (tiles) => `Mejor era construir ${count(tiles.length, 'ficha')}: *${listed(tiles.map(tileText))}*.`,
    draw: 'Mejor era tomar una ficha.',
    pass: 'Mejor era pasar.',
  },
  move: {
    play: (tile, train) => `*${tileText(tile)}* en ${train}`,
    build: (tiles) => `Lo que construiste, ${count(tiles.length, 'ficha')}`,
    draw: 'Tomar una ficha',
    pass: 'Pasar',
  },
  notes: { played: 'jugaste', better: 'mejor' },
  held: 'Tu mano en ese momento',
  see: 'Volver a verla',

  why: {
    goesOut: 'Te deja sin fichas.',
    plays: 'Una ficha en la mesa ya no cuenta en tu contra.',
    waits: 'Tus fichas valían más en un sitio mejor.',
    longerBuild: (tiles) => `Pone ${count(tiles, 'ficha')} más.`,
    heavierBuild: (pips) => `Pone las mismas fichas y ${count(pips, 'punto')} más.`,
    shorterBuild: (tiles) => `Guarda ${count(tiles, 'ficha')} más para otros trenes.`,
    openDouble: (double) => `No tenías con qué cubrir ${tileText(double)}.`,
    coveredDouble: (double, by) => `Podías cubrir ${tileText(double)} con ${tileText(by)}.`,
    double: (double) => `${tileText(double)} encaja en pocos sitios. Un doble que encaja debe salir.`,
    nearlyOut: (name, tiles, pips) =>
      `A ${name} le ${tiles === 1 ? 'quedaba' : 'quedaban'} ${count(tiles, 'ficha')}, y te quita ${count(pips, 'punto')} más.`,
    onlyThere: 'No encaja en otro sitio. La otra ficha encaja siempre en tu tren.',
    lifts: 'Cierra tu tren a los demás.',
    keepsTrain: (tiles) =>
      tiles === 1
        ? 'Después puede seguir 1 ficha más en tu tren.'
        : `Después pueden seguir ${tiles} fichas más en tu tren.`,
    runsOut: (number, tiles) =>
      `Tu tren terminaría en ${number}, y ${
        tiles === 0
          ? `no quedaba ninguna ficha con ${number}`
          : `solo ${tiles === 1 ? 'quedaba' : 'quedaban'} ${count(tiles, 'ficha')} con ${number}`
      } por ver.`,
    heavier: (pips) => `Te quita ${count(pips, 'punto')} más.`,
    average: 'No hay una sola razón: casi siempre deja menos puntos.',
  },
  judged: (samples) =>
    `Según lo que podías ver en ese momento. Cada jugada se probó en ${samples} repartos de las fichas que no podías ver.`,

  asked: 'Preguntar a las máquinas',
  askedMore: '¿Por qué jugaste eso? La ronda ha terminado y todas las manos están abiertas.',
  ask: (name) => `Preguntar a ${name}`,
  asking: (name) => `${name} recuerda.`,
  answer: (turn, what, sentence) => `Turno ${turn}, ${what}: «${sentence}»`,
  noAnswer: (name) => `${name} no tuvo elección en esta ronda.`,
  because: {
    beginner: 'Encajaba, así que la puse.',
    casual: 'Mi ficha más pesada que encajaba.',
    goesOut: 'Era mi última ficha.',
    plays: 'Una ficha en la mesa ya no cuenta en mi contra.',
    waits: 'Guardé mis fichas para un sitio mejor.',
    longerBuild: 'Era el tren más largo que vi.',
    heavierBuild: 'Un tren igual de largo, y menos puntos en mi mano.',
    shorterBuild: 'Guardé una ficha que encaja en otro sitio.',
    openDouble: (double) => `No tenía con qué cubrir ${tileText(double)}.`,
    coveredDouble: (double, by) => `Tenía ${tileText(by)} y podía cubrir ${tileText(double)}.`,
    double: 'Un doble encaja en pocos sitios. Cuando encaja, sale.',
    nearlyOut: (tiles) =>
      `A alguien le ${tiles === 1 ? 'quedaba' : 'quedaban'} ${count(tiles, 'ficha')}: las pesadas tenían que salir.`,
    onlyThere: 'Solo encajaba ahí. Mi tren puede esperar.',
    lifts: 'Cerró mi tren a los demás.',
    keepsTrain: 'Así pueden seguir más fichas mías en mi tren.',
    runsOut: (number) => `Quedaban pocas fichas con ${number}, y no quería terminar ahí.`,
    heavier: (pips) => `${count(pips, 'punto')} más fuera de mi mano.`,
    average: 'No vi ninguna diferencia que importara, y elegí una.',
  },

  ladder: 'Contra máquinas',
  ladderMore: 'solo lo ves tú; según el mejor de la mesa',
  ladderWon: (won, games) => `${won} de ${count(games, 'partida')} ganadas`,

  lately: 'Lo que podrías aprender',
  latelyMore: 'de tus últimas treinta partidas terminadas',
  latelyGo: 'Mirar mis partidas',
  latelyLooking: (done, of) => `Partida ${done} de ${of}.`,
  latelyNone: 'Todavía no hay ninguna partida terminada que repasar.',
  latelyGood: 'Ninguna costumbre te cuesta ni medio punto por ronda.',
  latelyFrom: (games, rounds) => `De ${count(games, 'partida')} con ${count(rounds, 'ronda')}.`,
  habit: (what, number) => `${what}: *${number} puntos por ronda*.`,
  habits: {
    builds: 'Tu primer tren podría ser mejor a menudo',
    doubles: 'Guardas los dobles demasiado tiempo',
    covers: 'Pones dobles que no puedes cubrir',
    endings: 'Guardas fichas altas cuando a alguien le quedan pocas',
    heavy: 'Guardas fichas altas demasiado tiempo',
    places: 'Juegas en tu tren cuando otros están abiertos',
    train: 'Rompes tu propio tren',
    open: 'Dejas tu tren abierto',
    passes: 'Tomas ficha o pasas demasiado, o demasiado poco',
    others: 'Todo lo demás',
  },
};
