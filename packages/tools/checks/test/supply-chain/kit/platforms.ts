/** The platforms of the README, as `os cpu` of package-lock.json; WSL 2 is Linux. */
export const PLATFORMS = ['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64'];
