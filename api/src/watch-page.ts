import { countedScores, totalsOf } from '@slow-train/rules';
import type { Language } from '@slow-train/protocol/languages';
import { wordsIn } from '@slow-train/words';
import { WatchTokenSchema, type WatchedGame } from '@slow-train/protocol';
import { createMiddleware } from 'hono/factory';
import { readPointer, readWatched } from './watching/watched.ts';
import { pageWith, type PageCard } from './http/public-page.ts';
import type { AppEnv } from './http/router.ts';
import { servicesFor, type Services } from './services.ts';
import { rateLimit } from './session/rate-limit.ts';

const PATH = /^\/watch\/([^/]+)(?:\/replay)?$/;

/**
 * Answers the address of a watched game with the page. Once the game is over, its card tells the final standing, with
 * the names of those who show theirs: the sender of the link wants it read. Before that it says nothing about the game.
 */
export const watchPage = createMiddleware<AppEnv>(async (c, next) => {
  const token = PATH.exec(c.req.path)?.[1];
  if (token === undefined) return next();
  const answer = await pageWith(c, async (language) => {
    const usual = { ...wordsIn(language).cards.watch, isUnlisted: true };
    if (!WatchTokenSchema.safeParse(token).success) return usual;
    try {
      const services = servicesFor(c.env, { requestId: c.get('requestId') });
      c.set('services', services);
      // Other pages read nothing from the database.
      await rateLimit(c, () => Promise.resolve());
      return (await resultCard(services, token, language)) ?? usual;
    } catch {
      // The page itself works, and says what is wrong.
      return usual;
    }
  });
  return answer ?? next();
});

async function resultCard(services: Services, token: string, language: Language): Promise<PageCard | null> {
  const pointer = await readPointer(services, token);
  if (!pointer.ok || !pointer.value.version.startsWith('f')) return null;
  const watched = await readWatched(services, { token, version: pointer.value.version });
  return watched.ok ? cardOf(watched.value, language) : null;
}

function cardOf({ name, seats, earlier, results, places }: WatchedGame, language: Language): PageCard {
  const { cards, namesOf } = wordsIn(language);
  const names = namesOf({ seats, you: { seat: null } });
  const totals = totalsOf(countedScores({ earlier, results }), seats.length);
  const standing = seats
    .map((_, seat) => ({ place: places?.[seat] ?? 1, name: names.seat(seat), pips: totals[seat] ?? 0 }))
    .toSorted((a, b) => a.place - b.place);
  const winners = standing.filter(({ place }) => place === 1).map((one) => one.name);
  return { title: cards.result.title(winners), line: cards.result.line(name, standing), isUnlisted: true };
}
