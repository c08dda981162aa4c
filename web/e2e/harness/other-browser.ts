/** Returns a call of a function as text that a browser can run. */
export const callOf = <Input>(task: (input: Input) => Promise<string>, input: Input): string =>
  `(${String(task)})(${JSON.stringify(input)})`;

/** The operations that tests need of a browser that playwright-core does not drive. */
export interface OtherBrowser {
  /** Opens an address, and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it must not refer to anything outside itself. */
  run<Input>(task: (input: Input) => Promise<string>, input: Input): Promise<string>;
  /** Clicks the first element that matches, as a mouse does. */
  click(selector: string): Promise<void>;
  /** Returns the uncaught errors of the open page. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
