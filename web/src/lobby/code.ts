/** The invitation in what somebody pasted: a bare code, or a link that ends in one. */
export function codeIn(pasted: string): string | null {
  return /(?:^|\/join\/)([A-Za-z0-9_-]{22})\/?(?:[?#].*)?$/.exec(pasted.trim())?.[1] ?? null;
}
