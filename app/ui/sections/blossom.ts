/** One petal, tip at 46 units from the centre, with the notch of an apricot blossom. */
export const petal = 'M0 0C-32.2-10.1-28.5-51.5-2.8-46L0-42.8L2.8-46C28.5-51.5 32.2-10.1 0 0Z'

/** Directions of the five petals in degrees. */
export const petalTurns = [0, 72, 144, 216, 288] as const

/** Ends of the stamens as [x, y]; one path and its dots draw them all. */
const stamens = [
  [4, -17],
  [18, -15],
  [17, -1],
  [20, 12],
  [7, 16],
  [-6, 22],
  [-13, 11],
  [-23, 2],
  [-15, -9],
  [-9, -21],
] as const

/** All stamens as one stroked path from the centre. */
export const stamenPath = stamens.map(([x, y]) => `M0 0L${x} ${y}`).join('')

/** Their round ends: zero-length strokes with round caps. */
export const stamenDots = stamens.map(([x, y]) => `M${x} ${y}h0`).join('')
