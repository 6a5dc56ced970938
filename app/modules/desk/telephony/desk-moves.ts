import { afterMove, type CallMove, type CallState } from './call-states.ts'
import type { CarrierControl } from './carrier.ts'

/** What the desk can do with a live call, in the order of its buttons. */
const deskMoves = ['connect', 'hold', 'resume', 'record', 'finish'] as const satisfies readonly CallMove[]
export type DeskMove = (typeof deskMoves)[number]

/** What a carrier has to be able to do for it. */
export const controlOf: Readonly<Record<DeskMove, CarrierControl>> = {
  connect: 'answer',
  hold: 'hold',
  resume: 'hold',
  record: 'to_voicemail',
  finish: 'finish',
}

/** Buttons of a call: what its state and its carrier allow. A caller who is still in the menu is left to it. */
export function movesOf(state: CallState, controls: readonly CarrierControl[]): DeskMove[] {
  if (!['queued', 'connected', 'held'].includes(state)) return []
  return deskMoves.filter((move) => controls.includes(controlOf[move]) && afterMove(state, move) !== null)
}
