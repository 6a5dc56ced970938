import type {
  callStates as storedStates,
  voicemailStates as storedVoicemailStates,
} from '#drizzle/schema/practice/telephony.ts'

export type CallState = (typeof storedStates)[number]

/** What can happen to a call. */
export const callMoves = [
  /** The menu speaks. */
  'menu',
  /** A group rings. */
  'queue',
  'connect',
  'hold',
  'resume',
  /** A message is being left. */
  'record',
  /** A message was left. */
  'keep',
  /** It ended as it should. */
  'finish',
  /** The caller hung up before anybody answered. */
  'drop',
  'text',
  'return',
] as const
export type CallMove = (typeof callMoves)[number]

/** The one table of what a call may become. */
export const callTable: Readonly<Record<CallState, Partial<Record<CallMove, CallState>>>> = {
  ringing: { menu: 'in_ivr', queue: 'queued', record: 'recording', finish: 'ended', drop: 'missed' },
  in_ivr: { menu: 'in_ivr', queue: 'queued', record: 'recording', finish: 'ended', drop: 'missed' },
  queued: {
    ...{ menu: 'in_ivr', queue: 'queued', connect: 'connected', record: 'recording' },
    ...{ finish: 'ended', drop: 'missed' },
  },
  connected: { hold: 'held', record: 'recording', finish: 'ended', drop: 'ended' },
  held: { resume: 'connected', record: 'recording', finish: 'ended', drop: 'ended' },
  recording: { keep: 'voicemail', drop: 'missed' },
  ended: {},
  // A carrier may say that the caller has hung up before it brings what they said.
  missed: { keep: 'voicemail', text: 'text_back_sent', return: 'returned' },
  voicemail: { text: 'text_back_sent', return: 'returned' },
  text_back_sent: { keep: 'voicemail', return: 'returned' },
  // Somebody was quick to call back: what was said meanwhile is to be heard all the same.
  returned: { keep: 'voicemail' },
}

export const afterMove = (state: CallState, move: CallMove): CallState | null => callTable[state][move] ?? null

export const liveStates = [
  'ringing',
  'in_ivr',
  'queued',
  'connected',
  'held',
  'recording',
] as const satisfies readonly CallState[]
export const isLive = (state: CallState) => (liveStates as readonly string[]).includes(state)
/** Calls that somebody has to call back. */
export const toReturn = ['missed', 'text_back_sent', 'voicemail'] as const satisfies readonly CallState[]

export type VoicemailState = (typeof storedVoicemailStates)[number]

export const voicemailMoves = ['listen', 'assign', 'done', 'spam', 'reopen'] as const
export type VoicemailMove = (typeof voicemailMoves)[number]

/** The one table of what a voicemail may become. */
export const voicemailTable: Readonly<Record<VoicemailState, Partial<Record<VoicemailMove, VoicemailState>>>> = {
  new: { listen: 'listened', assign: 'assigned', done: 'done', spam: 'spam' },
  listened: { assign: 'assigned', done: 'done', spam: 'spam' },
  assigned: { assign: 'assigned', done: 'done', spam: 'spam' },
  done: { reopen: 'reopened' },
  reopened: { assign: 'assigned', done: 'done', spam: 'spam' },
  spam: { reopen: 'reopened' },
}

export const afterVoicemailMove = (state: VoicemailState, move: VoicemailMove): VoicemailState | null =>
  voicemailTable[state][move] ?? null
