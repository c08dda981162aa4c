import { movesSound, movesVibrate } from './move-settings.ts';

/** The occasions of a sound or a vibration. */
type Effect = 'laid' | 'drawn' | 'turn';

let context: AudioContext | undefined;

/** Sounds and vibrates, as far as this browser is set to and the player has touched the page. */
export function moveEffect(effect: Effect): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  // A tile drawn by somebody else is not worth a vibration.
  if (movesVibrate() && effect !== 'drawn' && typeof navigator.vibrate === 'function')
    navigator.vibrate(effect === 'turn' ? [30, 60, 30] : 12);
  if (!movesSound() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  switch (effect) {
    case 'laid':
      knock(context, 0, 1);
      break;
    case 'drawn':
      knock(context, 0, 0.35);
      break;
    case 'turn':
      // A station's two notes.
      bell(context, 0, 659);
      bell(context, 0.16, 523);
      break;
    default:
      effect satisfies never;
  }
}

/** A tile put down: a very short burst of noise through a narrow filter, as of something hard on wood. */
function knock(audio: AudioContext, after: number, loudness: number): void {
  const length = Math.round(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 6;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1_900, Q: 1.6 });
  const gain = new GainNode(audio, { gain: 0.5 * loudness });
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + after);
}

function bell(audio: AudioContext, after: number, frequency: number): void {
  const from = audio.currentTime + after;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(0.12, from + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
  tone.connect(gain).connect(audio.destination);
  tone.start(from);
  tone.stop(from + 0.55);
}
