/** A notification of a turn, as far as it is needed. */
interface Shown {
  readonly tag: string;
  readonly data: unknown;
  close(): void;
}

/** Closes the shown pushes that ask for a move in a game where none is due anymore, except the one with a tag. */
export async function closeTurnPushes(
  registration: { getNotifications(): Promise<readonly Shown[]> },
  isOver: (game: string) => boolean,
  except?: string,
): Promise<void> {
  for (const shown of await registration.getNotifications()) {
    const game = turnIn(shown.data);
    if (game !== null && shown.tag !== except && isOver(game)) shown.close();
  }
}

function turnIn(data: unknown): string | null {
  return typeof data === 'object' && data !== null && 'turnIn' in data && typeof data.turnIn === 'string'
    ? data.turnIn
    : null;
}

/** Returns the ids of the games that wait for the player, in the API's answer. By hand, for the service worker's sake. */
export function waitingIn(answer: unknown): ReadonlySet<string> {
  const games: unknown = typeof answer === 'object' && answer !== null && 'games' in answer ? answer.games : [];
  return new Set(
    (Array.isArray(games) ? games : []).flatMap((game: unknown) =>
      typeof game === 'object' && game !== null && 'isYourTurn' in game && game.isYourTurn === true && 'id' in game
        ? [String(game.id)]
        : [],
    ),
  );
}
