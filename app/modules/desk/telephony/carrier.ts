/** Who carries calls: what the product asks of it, whichever it is. */

/** What the desk can do with a call from here; the rest is done at the telephone itself. */
export type CarrierControl = 'answer' | 'hold' | 'to_voicemail' | 'finish'

/** A call as the carrier knows it, the number through which it came, and the turn at which it stands. */
export type CarriedCall = Readonly<{ ref: string; lineId: string; turn: number }>

export type TelephoneCarrier = Readonly<{
  name: 'simulator' | 'voice_api'
  controls: readonly CarrierControl[]
  /** Rings a telephone of the desk for a caller who waits. */
  connect(call: CarriedCall, destination: string): Promise<void>
  /** Sends a caller to what they are to meet now. */
  sendOn(call: CarriedCall): Promise<void>
  hangUp(call: CarriedCall): Promise<void>
  /** The sound of a recording; null where there is none. */
  listen(recording: string): Promise<ReadableStream<Uint8Array> | null>
  /** Deletes a recording for good. */
  forget(recording: string): Promise<void>
}>

/** Calls of the embedded simulator stand in the database alone: there is nobody to tell. */
export const simulator: TelephoneCarrier = {
  name: 'simulator',
  controls: ['answer', 'hold', 'to_voicemail', 'finish'],
  connect: () => Promise.resolve(),
  sendOn: () => Promise.resolve(),
  hangUp: () => Promise.resolve(),
  listen: () => Promise.resolve(null),
  forget: () => Promise.resolve(),
}
