/** Numbers of an option as text: a list, "9, 6, 3", or by the number of seats, "2: 15, 3: 15, 4: 15, 5: 12". */
export function numbersText(numbers: object): string {
  const each = Array.isArray(numbers) ? numbers : Object.entries(numbers).map(([seats, one]) => `${seats}: ${one}`);
  return each.join(', ');
}
