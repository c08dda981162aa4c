/** Tiles in a hand by the number of seats, where a sheet has them so: "2: 15, 3: 15, 4: 15, 5: 12". */
export function handsText(hands: object): string {
  return Object.entries(hands)
    .map(([seats, hand]) => `${seats}: ${hand}`)
    .join(', ');
}
