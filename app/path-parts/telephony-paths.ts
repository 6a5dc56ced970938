import { type Search, withSearch } from '../core/page/with-search.ts'

const setUp = '/provider/4/dashboard/telephony'
const desk = '/provider/3/mgmt/app/communications/voip'
const part = encodeURIComponent

/** A clinic's telephone: setting it up, answering it, and where its carrier tells of calls; a part of `paths`. `place` is the clinic. */
export const telephonyPaths = {
  telephony: (search: Search = {}) => withSearch(setUp, search),
  /** `line` is the number; without one it is a new one. */
  telephonyLine: (search: Search = {}) => withSearch(`${setUp}/number`, search),
  telephonyHours: (search: Search = {}) => withSearch(`${setUp}/hours`, search),
  telephonyMenu: (search: Search = {}) => withSearch(`${setUp}/menu`, search),
  /** `node` is the step; `form` which of its forms is sent. */
  telephonyNode: (search: Search = {}) => withSearch(`${setUp}/menu/step`, search),
  /** `group` is the group; without one it is a new one. */
  telephonyGroup: (search: Search = {}) => withSearch(`${setUp}/group`, search),
  telephonyMessages: (search: Search = {}) => withSearch(`${setUp}/messages`, search),
  /** `at` is a wall time, `keys` what was pressed. */
  telephonyTest: (search: Search = {}) => withSearch(`${setUp}/test`, search),
  /** Who waits, and which calls are to be returned. */
  phoneDesk: (search: Search = {}) => withSearch(desk, search),
  phoneSwitch: (search: Search = {}) => withSearch(`${desk}/switch`, search),
  callLog: (search: Search = {}) => withSearch(`${desk}/log`, search),
  /** Places a simulated call. */
  simulatedCall: (search: Search = {}) => withSearch(`${desk}/simulator`, search),
  call: (call: string) => `${desk}/calls/${part(call)}`,
  /** What the caller of a simulated call does. */
  callerSide: (call: string) => `${desk}/calls/${part(call)}/caller`,
  voicemails: (search: Search = {}) => withSearch(`${desk}/voicemail`, search),
  voicemail: (voicemail: string) => `${desk}/voicemail/${part(voicemail)}`,
  voicemailSound: (voicemail: string) => `${desk}/voicemail/${part(voicemail)}/recording`,
  /** `step` is what the carrier tells of a call at a number; `turn` and `at` say which turn of it, and when the address was given out. */
  voiceWebhook: (line: string, step: string, search: Search = {}) =>
    withSearch(`/api/telephony/${part(line)}/${part(step)}`, search),
} as const
