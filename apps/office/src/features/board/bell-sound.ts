/** Tones of the board. A browser allows sound after a touch only: `Начать смену` is that touch. */
let context: AudioContext | undefined

type Sound = 'new' | 'cancelled' | 'lost'

/** Hertz and the second each tone begins at. */
const tones: Readonly<Record<Sound, readonly (readonly [hertz: number, atSecond: number])[]>> = {
  new: [
    [880, 0],
    [1175, 0.18],
    [880, 0.36],
  ],
  cancelled: [
    [660, 0],
    [494, 0.22],
    [330, 0.44],
  ],
  lost: [
    [196, 0],
    [196, 0.5],
  ],
}
const toneSeconds = 0.16

/** False where the browser lets no sound out. */
export async function openSound(): Promise<boolean> {
  try {
    context ??= new AudioContext()
    await context.resume()
    return context.state === 'running'
  } catch {
    return false
  }
}

export function play(sound: Sound, loudness: number): void {
  if (context?.state !== 'running') return
  const { currentTime, destination } = context
  for (const [hertz, atSecond] of tones[sound]) {
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
    const volume = new GainNode(context, { gain: loudness })
    tone.connect(volume).connect(destination)
    tone.start(currentTime + atSecond)
    tone.stop(currentTime + atSecond + toneSeconds)
  }
}
