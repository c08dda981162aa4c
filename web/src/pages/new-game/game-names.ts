const NAMES = [
  'The Stopping Service',
  'Quiet Carriage',
  'Replacement Bus',
  'Night Mail',
  'The Milk Run',
  'Branch Line',
  'Mountain Railway',
  'Leaves on the Line',
  'Platform Nine',
  'The Long Way Round',
  'Calling at All Stations',
  'The Last Connection',
  'Tea Trolley',
  'Unattended Luggage',
  'Mind the Gap',
  'Single to Somewhere',
  'The Slow Lane',
  'Signal at Danger',
  'Off-Peak Return',
];

/** Returns a name for a game whose host has entered none. */
export function randomName(random: () => number = Math.random): string {
  return NAMES[Math.floor(random() * NAMES.length)] ?? 'Slow Train';
}
