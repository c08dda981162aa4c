/** Joins the class names that apply, for `class={cx(styles['row'], isLit() && styles['lit'])}`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
