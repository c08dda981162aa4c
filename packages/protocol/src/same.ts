/** `true` where the two types take the same values; a schema that drifts from the rules' type does not compile. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
