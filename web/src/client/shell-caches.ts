/** Begins the name of each cache that keeps the files of a release. */
export const SHELL_PREFIX = 'slow-train-shell-';
