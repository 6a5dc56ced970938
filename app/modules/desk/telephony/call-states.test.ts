import { describe, expect, it } from 'vitest'
import {
  afterMove,
  afterVoicemailMove,
  callMoves,
  type CallState,
  callTable,
  isLive,
  voicemailMoves,
  type VoicemailState,
  voicemailTable,
} from './call-states.ts'

/** Every move of every state, written a second time by hand: `.` is refused. */
const expected: Record<CallState, string> = {
  //               menu queue connect hold resume record keep finish drop text return
  ringing: 'in_ivr queued . . . recording . ended missed . .',
  in_ivr: 'in_ivr queued . . . recording . ended missed . .',
  queued: 'in_ivr queued connected . . recording . ended missed . .',
  connected: '. . . held . recording . ended ended . .',
  held: '. . . . connected recording . ended ended . .',
  recording: '. . . . . . voicemail . missed . .',
  ended: '. . . . . . . . . . .',
  missed: '. . . . . . voicemail . . text_back_sent returned',
  voicemail: '. . . . . . . . . text_back_sent returned',
  text_back_sent: '. . . . . . voicemail . . . returned',
  returned: '. . . . . . voicemail . . . .',
}
const voicemail: Record<VoicemailState, string> = {
  //     listen assign done spam reopen
  new: 'listened assigned done spam .',
  listened: '. assigned done spam .',
  assigned: '. assigned done spam .',
  done: '. . . . reopened',
  reopened: '. assigned done spam .',
  spam: '. . . . reopened',
}

describe('a call', () => {
  it.each(Object.keys(callTable) as CallState[])('%s goes on as the table says, and in no other way', (state) => {
    expect(callMoves.map((move) => afterMove(state, move) ?? '.').join(' ')).toBe(expected[state])
  })

  it('is live until it has ended', () => {
    expect((Object.keys(callTable) as CallState[]).filter(isLive)).toEqual([
      ...['ringing', 'in_ivr', 'queued', 'connected', 'held', 'recording'],
    ])
  })
})

it.each(Object.keys(voicemailTable) as VoicemailState[])(
  'a voicemail that is %s goes on as the table says',
  (state) => {
    expect(voicemailMoves.map((move) => afterVoicemailMove(state, move) ?? '.').join(' ')).toBe(voicemail[state])
  },
)
