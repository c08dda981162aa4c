const KEY = 'slow-train:push-asked';
/** Once, and once more at a later table: a third time would be nagging. */
const OFTEN_ENOUGH = 2;

/** Whether this browser may be asked, at this table, if it wants to be told. */
export function mayStillAsk(table: string): boolean {
  try {
    const tables = asked();
    return tables.length < OFTEN_ENOUGH && !tables.includes(table);
  } catch {
    // Without storage it would be asked again and again.
    return false;
  }
}

/** Writes down that it was asked there. */
export function noteAsked(table: string): void {
  localStorage.setItem(KEY, [...asked(), table].join(' '));
}

function asked(): readonly string[] {
  return (localStorage.getItem(KEY) ?? '').split(' ').filter((table) => table !== '');
}
